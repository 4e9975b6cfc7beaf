/** What a person likes, kept in this browser. */

const KEPT = "hain-prefs";

interface Kept {
  name: string;
  /** Whether a move is shown before it is made. */
  confirm: boolean;
  sound: boolean;
  /** Whether games with a drawn board are played in the text table all the same. */
  text: boolean;
}

class Prefs {
  name = $state("");
  confirm = $state(true);
  sound = $state(false);
  text = $state(false);

  constructor() {
    try {
      const kept = JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<Kept>;
      this.name = kept.name ?? "";
      this.confirm = kept.confirm ?? true;
      this.sound = kept.sound ?? false;
      this.text = kept.text ?? false;
    } catch {
      // what cannot be read is as if it had never been chosen
    }
  }

  set(kept: Partial<Kept>): void {
    Object.assign(this, kept);
    const { name, confirm, sound, text } = this;
    localStorage.setItem(KEPT, JSON.stringify({ name, confirm, sound, text }));
  }
}

export const prefs = new Prefs();
