import { isAPIError } from "better-auth/api";
import type { Code } from "../../../domain/staff/read-code.ts";
import { signInLimits } from "../../limits/sign-in-limits.ts";
import type { TooMany } from "../../limits/try-limit.ts";
import { auditSignIn } from "./audit-sign-in.ts";
import { accountFor } from "./sign-in-account.ts";
import {
  addressHeader,
  isSecureRequest,
  staffAuth,
  type StaffAuthDeps,
} from "./staff-auth.server.ts";
import { briefCookieName, stepCookieName } from "./staff-cookies.ts";
import { withoutValues } from "./without-values.ts";

/** `expired`: the password has to be given again. */
export type CodeReason = "wrong" | "expired" | "disabled" | "failed";
export type CodeRefusal = TooMany | { ok: false; reason: CodeReason };

/**
 * Takes the second step of signing in, after a right password: six digits of an app, or a recovery code, each of
 * which is accepted once. The first step has decided how long the session lasts. Tries are counted with those of the
 * password.
 */
export async function signInWithCode(
  deps: StaffAuthDeps,
  request: Request,
  { code, address }: { code: Code; address: string },
): Promise<{ ok: true; cookies: string[] } | CodeRefusal> {
  const { perAddress, perAccount } = signInLimits(deps);
  const counted = await perAddress.count(address);
  if (!counted.ok) return counted;
  try {
    const member = await challenged(deps, request);
    if (!member) return { ok: false, reason: "expired" };
    const account = await accountFor(deps, { email: member.email, address });
    const allowed = await perAccount.count(account);
    if (!allowed.ok) return allowed;
    const tried = await tryCode(deps, request, { userId: member.id, code, address });
    if (!tried.ok) {
      await auditSignIn(deps, address, { reason: `code-${tried.reason}`, knownId: member.id });
      return tried;
    }
    const remember =
      cookieOf(request, briefCookieName(isSecureRequest(deps, request))) === undefined;
    const after = { remember, secondStep: code.kind };
    await auditSignIn(deps, address, { userId: member.id, after });
    await perAccount.forgive(account);
    return tried;
  } catch (error) {
    deps.log.error({ err: withoutValues(error) }, "a sign-in failed");
    return { ok: false, reason: "failed" };
  }
}

/**
 * Returns the member who gave the right password in this browser in the last ten minutes, and has not given the code
 * yet; undefined when there is none.
 */
export async function challenged(
  deps: StaffAuthDeps,
  request: Request,
): Promise<{ id: string; email: string } | undefined> {
  const cookie = cookieOf(request, stepCookieName(isSecureRequest(deps, request)));
  const identifier = cookie?.split(".")[0];
  if (!identifier || !/^2fa-[\w-]{10,60}$/.test(identifier)) return undefined;
  const { rows } = await deps.pool.query<{ id: string; email: string }>(
    `select "user".id, email from verification join "user" on "user".id = value
     where identifier = $1 and expires_at > now()`,
    [identifier],
  );
  return rows[0];
}

type Try = { userId: string; code: Code; address: string };
type Tried = { ok: true; cookies: string[] } | CodeRefusal;

/** The pause that the library makes after ten wrong codes in a row, however far apart. */
const lockedSeconds = 15 * 60;

async function tryCode(deps: StaffAuthDeps, request: Request, wish: Try): Promise<Tried> {
  const { userId, code, address } = wish;
  if (!(await signInLimits(deps).perCode.count(`${userId} ${code.code}`)).ok)
    return { ok: false, reason: "wrong" };
  const { api } = staffAuth(deps, request);
  const asked = {
    body: { code: code.code },
    headers: stepHeaders(deps, request, address),
    returnHeaders: true as const,
  };
  try {
    const { headers } = await (code.kind === "app"
      ? api.verifyTOTP(asked)
      : api.verifyBackupCode(asked));
    return { ok: true, cookies: headers.getSetCookie() };
  } catch (error) {
    if (!isAPIError(error)) throw error;
    if (error.body?.code === "ACCOUNT_TEMPORARILY_LOCKED")
      return { ok: false, reason: "too-many-tries", waitSeconds: lockedSeconds };
    return { ok: false, reason: reasonOf(error) };
  }
}

function reasonOf(error: { statusCode: number; body?: { code?: string | undefined } | undefined }) {
  const code = error.body?.code ?? "";
  if (code === "FAILED_TO_CREATE_SESSION") return "disabled";
  if (error.statusCode >= 500) throw error;
  return code === "INVALID_TWO_FACTOR_COOKIE" || code.startsWith("TOO_MANY") ? "expired" : "wrong";
}

/** The headers of the second step, with its cookies alone: another session of this browser would be checked instead. */
function stepHeaders(deps: StaffAuthDeps, request: Request, address: string): Headers {
  const isSecure = isSecureRequest(deps, request);
  const names = new Set([stepCookieName(isSecure), briefCookieName(isSecure)]);
  const cookies = cookiesIn(request).filter((one) => names.has(one.split("=")[0] ?? ""));
  return new Headers({
    cookie: cookies.join("; "),
    "user-agent": request.headers.get("user-agent")?.slice(0, 300) ?? "",
    [addressHeader]: address,
  });
}

function cookieOf(request: Request, name: string): string | undefined {
  const found = cookiesIn(request).find((one) => one.startsWith(`${name}=`));
  return found?.slice(name.length + 1);
}

function cookiesIn(request: Request): string[] {
  return (request.headers.get("cookie") ?? "").split(/;\s*/);
}
