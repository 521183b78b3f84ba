/** What was typed of an exchange stays on this phone until it is done. */

const nameOf = (code: string, vehicles: string) => `exchange ${code} ${vehicles}`;

/** What was kept of the exchange of one vehicle for another; undefined when nothing was, or nothing that can be read. */
export function readExchange(code: string, vehicles: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(nameOf(code, vehicles)) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}

export function keepExchange(code: string, vehicles: string, typed: object): void {
  try {
    localStorage.setItem(nameOf(code, vehicles), JSON.stringify(typed));
  } catch {
    // Storage is full or switched off: what is typed lives as long as the page.
  }
}

/** Forgets every exchange of a rental that was begun here. */
export function dropExchanges(code: string): void {
  try {
    const names = Object.keys(localStorage).filter((name) => name.startsWith(nameOf(code, "")));
    for (const name of names) localStorage.removeItem(name);
  } catch {
    // Nothing was kept then.
  }
}
