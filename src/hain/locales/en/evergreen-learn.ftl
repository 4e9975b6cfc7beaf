### Learning Evergreen by playing: what the owl beside the table says. Words between stars stand out.

evergreen-learn-title = Learn Evergreen by playing
evergreen-learn-opening = The table is being laid …
evergreen-learn-coach = The owl
evergreen-learn-next = Go on
evergreen-learn-skip = Skip this
evergreen-learn-back = Back
evergreen-learn-fold = Fold away
evergreen-learn-unfold = Show what the owl says
evergreen-learn-hush = No more lessons
evergreen-learn-wake = Lessons, please
evergreen-learn-anew = Start anew
evergreen-learn-again = Play again
evergreen-learn-rules = Rules in short
evergreen-learn-waits = The owl waits until you have done it.
evergreen-learn-idle-title = Play on as you like
evergreen-learn-idle = I speak up when something new comes.
evergreen-learn-hushed-title = The owl is asleep
evergreen-learn-hushed = Play on in peace. One tap wakes it.

## Spring

evergreen-learn-welcome-title = Welcome to your planet
evergreen-learn-welcome = This is a real game against one gentle bot. I tell you *one thing at a time*, and you decide. Nearly every move can be taken back.
evergreen-learn-cards-title = Two things on a card
evergreen-learn-cards = Above is the *biome* where you may plant in this round. Below is a *power*: an extra that you may use once.
evergreen-learn-left-title = One card stays behind
evergreen-learn-left = You take one, { $other } takes one. The last one changes its biome: *flowers* make it worth more at the end, a *skull* dries it out. Each card says what it would do.
evergreen-learn-draft-title = Take a card
evergreen-learn-draft = *Sprouts* are a good start. Tap a card to choose it; the green button takes it.
evergreen-learn-stayed-title = See what stayed behind
evergreen-learn-stayed = Nobody took { $card }. So each big tree in { $biome } will earn *{ $fertility }* at the end.
evergreen-learn-plant-title = Now plant
evergreen-learn-plant = Your card says { $biome }: there you may plant up to *three sprouts*. Tap a space with a plus, then the green button.
evergreen-learn-more-title = There is room for more
evergreen-learn-more = Three sprouts are allowed in all. You may stop earlier, too: *{ evergreen-button-done }*.
evergreen-learn-power-title = Your power
evergreen-learn-power = The power of your card is *{ $power }*: its button is below. Each use moves its marker one step, and *next time it does more*.
evergreen-learn-flag-title = The flag
evergreen-learn-flag = Whoever takes the card with the flag goes *first* in the next round and has more to choose from.
evergreen-learn-grow-title = Let it grow
evergreen-learn-grow = The arrow marks what can grow: a *sprout* into a small tree, a *small tree* into a big one. Two growths in your biome, or a growth and a sprout, or a single thing anywhere.
evergreen-learn-light-title = The sun
evergreen-learn-light = It stands in the { $side }. The numbers on the rim say what each line brings when the season ends: *1* for a lit small tree, *2* for a big one.
evergreen-learn-shade-title = Shade
evergreen-learn-shade = Trees throw shade away from the sun, small ones one space far, big ones two. There, trees of the same size or smaller bring no light. Choose a space and *watch the numbers* before you do it.
evergreen-learn-forest-title = Roots
evergreen-learn-forest = Trees side by side join into a forest. When the season ends, the *biggest one* brings a point for each tree and bush in it.
evergreen-learn-lake-title = Lakes
evergreen-learn-lake = A lake lets up to *two neighbours* grow at once. But it needs a space itself, and no forest goes across it.
evergreen-learn-bush-title = Bushes
evergreen-learn-bush = A bush joins a *forest* like a tree. It needs no light and throws no shade: good for dark corners.
evergreen-learn-wild-title = A wild card
evergreen-learn-wild = With it *the whole planet* is your biome. If it stays behind, nothing changes.
evergreen-learn-last-title = Spring is nearly over
evergreen-learn-last = After this round light and forest are counted. If it ended now: light *{ $light }*, forest *{ $forest }*.

## Later

evergreen-learn-summer-title = Spring has been counted
evergreen-learn-summer = Light brought you *{ $light }*, your biggest forest *{ $forest }*. All that grows stays where it is.
evergreen-learn-turned-title = The sun moves on
evergreen-learn-turned = Now it stands in the { $side }. What was bright may be dark: grow for this side, and keep the next one in mind.
evergreen-learn-alone-title = Now you know the game
evergreen-learn-alone = That is all you need. Play on, and ask for a *hint* whenever you like. I come back when a season ends.
evergreen-learn-autumn-title = Summer has been counted
evergreen-learn-autumn = Light *{ $light }*, forest *{ $forest }*. Now think of the end: each *big tree* will earn what its biome is worth. Here you see how much.
evergreen-learn-winter-title = The last two rounds
evergreen-learn-winter = Autumn: light *{ $light }*, forest *{ $forest }*. After winter the big trees count once more. Now they would bring *{ $harvest }*.
evergreen-learn-end-title = Counted to the end
evergreen-learn-end = You have *{ $points }*, among them: light { $light }, forests { $forest }, big trees { $harvest }. Well grown!
