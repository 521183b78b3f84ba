/** A browser at an address of its own: it keeps cookies and sends forms as one does without scripts. */
import type { Hono } from "hono";

export type BrowserAt = {
  get: (path: string) => Promise<Response>;
  post: (path: string, fields: Readonly<Record<string, string>>) => Promise<Response>;
  /** The stored cookies, by name. */
  cookies: Map<string, string>;
};

const origin = "http://site.test";

/** The app has to trust its proxy, which says where the browser stands. */
export function browserAt(app: Hono, address: string): BrowserAt {
  const cookies = new Map<string, string>();
  const send = async (path: string, init: RequestInit): Promise<Response> => {
    const headers = new Headers(init.headers);
    headers.set("X-Forwarded-For", address);
    headers.set("Host", "site.test");
    if (cookies.size > 0)
      headers.set("Cookie", [...cookies].map(([name, value]) => `${name}=${value}`).join("; "));
    const answer = await app.fetch(new Request(origin + path, { ...init, headers }));
    for (const line of answer.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/Max-Age=0/.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return answer;
  };
  return {
    cookies,
    get: (path) => send(path, {}),
    post: (path, fields) =>
      send(path, {
        method: "POST",
        body: new URLSearchParams(fields),
        headers: { Origin: origin, "Sec-Fetch-Site": "same-origin" },
      }),
  };
}
