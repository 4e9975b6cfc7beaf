"""The passwords that are tried first, of eight characters and more: those that lists of stolen ones begin with.

Digits and signs at the end do not make them better, so they stand here without; nor do capital letters.
"""

_WRITTEN = """
password passwords passw0rd p@ssword p@ssw0rd pa55word password1234 mypassword thepassword passwort passwort1234
motdepasse contraseña contrasena wachtwoord parola lozinka haslo senha1234 kennwort geheimnis geheimwort
qwertyuiop qwertzuiop azertyuiop qwerty123456 qwertz123456 azerty123456 asdfghjkl asdfghjklö qsdfghjklm zxcvbnm123
yxcvbnm123 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2 q1w2e3r4 q1w2e3r4t5 qazwsxedc zaq12wsx zaq1zaq1 qweasdzxc
qwe123qwe asd123asd 123qweasd abcd1234 abc12345 a1b2c3d4 1a2b3c4d aa123456 a1234567 123456ab 12345678a 123456789a
1234qwer qwer1234 asdf1234 test1234 testtest testing1 changeme changeit letmein letmeinn letmein123 welcome
welcome1 willkommen bienvenue hallohallo hallo123 hello123 hellohello bonjour123 salut123 iloveyou iloveyou1
ichliebedich jetaime123 loveyou1 lovelove sunshine princess football baseball basketball fussball superman batman123
spiderman starwars pokemon1 minecraft computer computer1 internet internet1 samsung1 iphone12 google123 facebook
facebook1 linkedin trustno1 whatever master123 dragon123 monkey123 shadow123 michael1 jennifer jessica1 jonathan
charlie1 elizabeth alexander alexandra nicolas1 sebastian christian daniel123 thomas123 andreas1 michelle victoria
samantha danielle veronica patricia benjamin isabelle chocolat chocolate cheesecake butterfly blink182 liverpool
arsenal1 chelsea1 juventus barcelona realmadrid bayernmuenchen schalke04 borussia dortmund hamburg1 mercedes
porsche911 ferrari1 corvette mustang1 yamaha123 harley123 cocacola coca-cola marlboro nirvana1 metallica slipknot
ironman1 pikachu1 nintendo playstation fortnite counterstrike warcraft wordpass drowssap 00000000 11111111
administrator administrateur adminadmin admin123 admin1234 rootroot root1234 guestguest guest123 usernames
username letmesee secret123 secretsecret topsecret opensesame sesamoeffnedich sesameouvretoi
correcthorsebatterystaple correcthorse batterystaple garden123 hainhain hain1234 forest123
summer123 winter123 spring123 autumn123 sommer123 fruehling printemps automne1 monday123 september november december
blumen123 flower123 flowers1 sunflower daisy123 rainbow1 rainbows snowball starlight moonlight midnight
purple123 orange123 yellow123 blue1234 green123 schatzi1 schatz123 liebling doudou123 loulou123 nathalie chouchou
trustnoone nothing1 something blahblah password! asdfasdf qwerqwer zxcvzxcv jkl12345 poiuytrewq mnbvcxz1 lkjhgfdsa
"""
COMMONEST = frozenset(_WRITTEN.split())
