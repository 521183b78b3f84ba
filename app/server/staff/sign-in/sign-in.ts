import { isAPIError } from "better-auth/api";
import { signInLimits } from "../../limits/sign-in-limits.ts";
import type { TooMany } from "../../limits/try-limit.ts";
import { auditSignIn } from "./audit-sign-in.ts";
import { accountFor, withoutNul } from "./sign-in-account.ts";
import {
  addressHeader,
  isSecureRequest,
  staffAuth,
  type StaffAuthDeps,
} from "./staff-auth.server.ts";
import { briefCookieName } from "./staff-cookies.ts";
import { withoutValues } from "./without-values.ts";

export type SignInForm = {
  /** The e-mail address in lower case. */
  email: string;
  password: string;
  /** True for a session of a year; otherwise the session ends with the browser, or after a day. */
  remember: boolean;
  address: string;
};

/**
 * `wrong`: no such account, or another password. `disabled`: the right password of a disabled member. `no-user`: the
 * library answered without a member. `failed`: an error of ours.
 */
export type SignInRefusal = TooMany | { ok: false; reason: SignInReason };
export type SignInReason = "wrong" | "disabled" | "no-user" | "failed";

/** `needsCode`: the password was right, and the cookies only allow the second step (`signInWithCode`). */
export type SignedIn = { ok: true; cookies: string[]; needsCode: boolean };

/**
 * Signs a member of the staff in and returns the `Set-Cookie` headers of the session. An unknown address and a wrong
 * password get the same answer after the same time. Tries are counted by address and by account; failed ones are
 * written into the audit log without what was typed.
 */
export async function signIn(
  deps: StaffAuthDeps,
  request: Request,
  form: SignInForm,
): Promise<SignedIn | SignInRefusal> {
  const { perAddress, perAccount } = signInLimits(deps);
  const counted = await perAddress.count(form.address);
  if (!counted.ok) return counted;
  try {
    const account = await accountFor(deps, form);
    const allowed = await perAccount.count(account);
    if (!allowed.ok) return allowed;
    const tried = await tryPassword(deps, request, form);
    if (!tried.ok) return await refuse(deps, form, tried.reason);
    const { cookies } = tried;
    if (tried.userId === undefined) return { ok: true, cookies, needsCode: true };
    const { remember, address } = form;
    await auditSignIn(deps, address, { userId: tried.userId, after: { remember } });
    await perAccount.forgive(account);
    return { ok: true, cookies, needsCode: false };
  } catch (error) {
    deps.log.error({ err: withoutValues(error) }, "a sign-in failed");
    return { ok: false, reason: "failed" };
  }
}

type Tried =
  /** `userId` is absent when a second step follows. */
  | { ok: true; userId: string | undefined; cookies: string[] }
  | { ok: false; reason: Exclude<SignInReason, "failed"> };

async function tryPassword(
  deps: StaffAuthDeps,
  request: Request,
  form: SignInForm,
): Promise<Tried> {
  const { email, password, remember, address } = form;
  try {
    const { headers, response } = await staffAuth(deps, request).api.signInEmail({
      body: { email, password, rememberMe: remember },
      headers: new Headers({
        "user-agent": request.headers.get("user-agent")?.slice(0, 300) ?? "",
        [addressHeader]: address,
      }),
      returnHeaders: true,
    });
    const cookies = [...headers.getSetCookie(), ...(remember ? [notBrief(deps, request)] : [])];
    if ("twoFactorRedirect" in response) return { ok: true, userId: undefined, cookies };
    const userId = response?.user?.id;
    return userId ? { ok: true, userId, cookies } : { ok: false, reason: "no-user" };
  } catch (error) {
    if (!isAPIError(error) || error.statusCode >= 500) throw error;
    const isRefused = error.body?.code === "FAILED_TO_CREATE_SESSION";
    return { ok: false, reason: isRefused ? "disabled" : "wrong" };
  }
}

/** The cookie that removes the mark of an earlier session that ended with the browser: the new one is for a year. */
function notBrief(deps: StaffAuthDeps, request: Request): string {
  const isSecure = isSecureRequest(deps, request);
  const attributes = `Max-Age=0; Path=/; HttpOnly; ${isSecure ? "Secure; " : ""}SameSite=Lax`;
  return `${briefCookieName(isSecure)}=; ${attributes}`;
}

async function refuse(
  deps: StaffAuthDeps,
  form: SignInForm,
  reason: Exclude<SignInReason, "failed">,
): Promise<SignInRefusal> {
  const { rows } = await deps.pool.query<{ id: string }>(`select id from "user" where email = $1`, [
    withoutNul(form.email),
  ]);
  await auditSignIn(deps, form.address, { reason, knownId: rows[0]?.id });
  return { ok: false, reason };
}
