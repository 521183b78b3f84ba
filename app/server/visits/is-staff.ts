const session = /(?:^|;\s*)(?:__Host-)?ep_staff=[^;\s]/;

/** Does a browser with these cookies belong to the staff? It is enough that it says so: who does is merely not counted. */
export function isStaff(cookies: string | null | undefined): boolean {
  return session.test(cookies ?? "");
}
