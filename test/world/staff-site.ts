/**
 * The product with a member of each role signed in, for tests of the pages of the back office:
 *
 *     const site = staffSite();
 *     const { as, post, read } = site;
 */
import { afterAll, beforeAll } from "vitest";
import { staffRoles, type StaffRole } from "../../app/domain/staff/roles.ts";
import { testApp, type TestApp } from "./app.ts";
import { addStaff, cookieOf } from "../casts/staff-cast.ts";

/** Opens the site before the tests of a file and closes it after them; `world` is what is not as usual, such as its clock. */
export function staffSite(...world: Parameters<typeof testApp>) {
  let opened: TestApp | undefined;
  const cookies = new Map<StaffRole, string>();
  beforeAll(async () => {
    opened = await testApp(...world);
    for (const role of staffRoles) {
      const { email } = await addStaff(opened.deps, role);
      cookies.set(role, await cookieOf(opened.deps, email));
    }
  });
  afterAll(() => opened?.close());

  const site = (): TestApp => {
    if (!opened) throw new Error("The site opens before the first test, not earlier");
    return opened;
  };
  const as = (role: StaffRole) => ({ Cookie: cookies.get(role) ?? "" });
  const get: TestApp["get"] = (path, headers) => site().get(path, headers);

  /** A form from our own pages, with the headers of whoever sends it. */
  const send = (path: string, form: Record<string, string>, headers: Record<string, string> = {}) =>
    site().app.fetch(
      new Request(`http://site.test${path}`, {
        method: "POST",
        body: new URLSearchParams(form),
        headers: { Origin: "http://site.test", Host: "site.test", ...headers },
      }),
    );
  const post = (path: string, form: Record<string, string>, role: StaffRole = "owner") =>
    send(path, form, as(role));
  const read = async (path: string, role: StaffRole = "owner") => {
    const answer = await get(path, as(role));
    return { status: answer.status, answer, html: plain(await answer.text()) };
  };

  return {
    get app() {
      return site().app;
    },
    get deps() {
      return site().deps;
    },
    get owner() {
      return site().owner;
    },
    as,
    get,
    send,
    post,
    read,
  };
}

/** The text of a page: without React's marks between texts, and with quotes in place of their entities. */
export function plain(html: string): string {
  return html.replaceAll("<!-- -->", "").replaceAll("&#x27;", "'").replaceAll("&quot;", '"');
}
