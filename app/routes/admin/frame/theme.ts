export type Theme = "light" | "dark";

const cookieName = "ep_look";
const yearSeconds = 365 * 24 * 60 * 60;

/** The look that the member has chosen in this browser; light before that. */
export function themeOf(request: Request): Theme {
  const cookies = request.headers.get("cookie") ?? "";
  return new RegExp(`(?:^|;\\s*)${cookieName}=dark(?:;|$)`).test(cookies) ? "dark" : "light";
}

/** `Set-Cookie` that keeps a look. It says nothing of anybody, and only the back office reads it. */
export function themeCookie(theme: Theme): string {
  return `${cookieName}=${theme}; Path=/; Max-Age=${yearSeconds}; HttpOnly; SameSite=Lax`;
}
