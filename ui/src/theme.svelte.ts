/** Light or dark: what the person chose, or what the system wishes. */

const CHOSEN = "hain-theme";
export type Theme = "light" | "dark";

class Look {
  theme = $state<Theme>("light");

  constructor() {
    const dark = matchMedia("(prefers-color-scheme: dark)");
    const follow = () =>
      this.#show((localStorage.getItem(CHOSEN) as Theme | null) ?? (dark.matches ? "dark" : "light"));
    dark.addEventListener("change", follow);
    follow();
  }

  turn(): void {
    this.#show(this.theme === "dark" ? "light" : "dark");
    localStorage.setItem(CHOSEN, this.theme);
  }

  #show(theme: Theme): void {
    this.theme = theme;
    document.documentElement.dataset["theme"] = theme;
  }
}

export const look = new Look();
