/** Which page the address names: `/`, `/table/<id>`, `/rules/<game>` … The key to a seat stands behind the `#`, so no
 * server ever logs it. */

class Route {
  path = $state<string[]>([]);
  key = $state("");

  constructor() {
    this.#read();
    window.addEventListener("popstate", () => this.#read());
    window.addEventListener("hashchange", () => this.#read());
  }

  go(address: string): void {
    history.pushState(null, "", address);
    this.#read();
    window.scrollTo(0, 0);
  }

  #read(): void {
    this.path = location.pathname.split("/").filter(Boolean);
    this.key = decodeURIComponent(location.hash.slice(1));
  }
}

export const route = new Route();

/** Lets links of our own change the page without loading it anew. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  if (
    !link ||
    link.origin !== location.origin ||
    link.target ||
    event.ctrlKey ||
    event.metaKey ||
    event.shiftKey
  )
    return;
  if (link.pathname.startsWith("/api")) return;
  event.preventDefault();
  route.go(link.pathname + link.hash);
}
