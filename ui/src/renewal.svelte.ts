/** Whether the server has been renewed since this page was loaded. The page is never loaded anew by itself: somebody may
 * be thinking. */

const NAMED = /<meta name="edition" content="([^"]*)"/;

class Renewal {
  /** Whether the page is older than the server. */
  due = $state(false);
  /** The edition of this page; nothing if whoever served it did not say. */
  readonly own = document.querySelector<HTMLMetaElement>('meta[name="edition"]')?.content ?? "";

  constructor() {
    // a part of the page could not be fetched: after an upgrade it is not there any more
    window.addEventListener("vite:preloadError", () => void this.ask());
  }

  /** What the server says that it is. */
  hear(edition: string | undefined): void {
    if (edition && this.own && edition !== this.own) this.due = true;
  }

  /** Ask the server for its page of now; one that is not reached may still be the same. */
  async ask(): Promise<void> {
    try {
      const answer = await fetch("/", { cache: "no-store" });
      this.hear(NAMED.exec(await answer.text())?.[1]);
    } catch {
      // whoever cannot be reached has not been renewed
    }
  }
}

export const renewal = new Renewal();
