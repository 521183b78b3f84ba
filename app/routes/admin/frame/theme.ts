export type Theme = "light" | "dark";

const cookieName = "ep_look";
const yearSeconds = 365 * 24 * 60 * 60;

/** The theme that the member chose in this browser; light before any choice. */
export function themeOf(request: Request): Theme {
  const cookies = request.headers.get("cookie") ?? "";
  return new RegExp(`(?:^|;\\s*)${cookieName}=dark(?:;|$)`).test(cookies) ? "dark" : "light";
}

/** The `Set-Cookie` header for a theme. The cookie identifies nobody, and only the back office reads it. */
export function themeCookie(theme: Theme): string {
  return `${cookieName}=${theme}; Path=/; Max-Age=${yearSeconds}; HttpOnly; SameSite=Lax`;
}
