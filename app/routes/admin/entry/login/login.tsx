import {
  data,
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from "react-router";
import type { Language } from "../../../../domain/language.ts";
import { checkSignIn } from "../../../../domain/staff/check-sign-in.ts";
import { adminPath } from "../../../../i18n/admin-paths.ts";
import { adminWords } from "../../../../i18n/admin/en.ts";
import { findStaff } from "../../../../server/staff/sign-in/find-staff.ts";
import { signIn, type SignInRefusal } from "../../../../server/staff/sign-in/sign-in.ts";
import { page } from "../../../request/page-context.ts";
import { privateHeaders } from "../../../request/private-headers.ts";
import { readForm } from "../../../request/read-form.ts";
import { waitHeader } from "../../../request/wait-header.ts";
import { returnPath } from "../../guard/return-path.ts";
import { tell, tellToWait } from "../../forms/tell.ts";
import { textOf } from "../../forms/text-of.ts";
import { LoginForm, type LoginTold } from "./login-form.tsx";
import styles from "../door.module.css";

/** Who is signed in already goes on to the page that was asked for. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { deps, language } = context.get(page);
  if (await findStaff(deps, request))
    throw redirect(askedFor(request, language), { headers: privateHeaders });
  return data({ language }, { headers: privateHeaders });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { deps, language, ip } = context.get(page);
  const form = await readForm(request);
  const typed = { email: textOf(form, "email"), password: textOf(form, "password") };
  const remember = form.get("remember") !== null;
  const shown = { email: typed.email.slice(0, 254), remember };
  const checked = checkSignIn(typed);
  if (!checked.ok) return tell<LoginTold>({ ...shown, faults: checked.faults }, 400);
  const { email, password } = checked;
  const signed = await signIn(deps, request, { email, password, remember, address: ip });
  if (!signed.ok) return refuse(signed, shown);
  const headers = new Headers(privateHeaders);
  for (const cookie of signed.cookies) headers.append("Set-Cookie", cookie);
  const next = signed.needsCode ? codeStep(request, language) : askedFor(request, language);
  return redirect(next, { status: 303, headers });
}

function askedFor(request: Request, language: Language): string {
  return returnPath(new URL(request.url).searchParams.get("to"), language);
}

/** The second step, which knows the page that was asked for. */
function codeStep(request: Request, language: Language): string {
  return adminPath("login", language, "code") + new URL(request.url).search;
}

const statuses = { wrong: 400, disabled: 403, "no-user": 503, failed: 503 } as const;

function refuse(refusal: SignInRefusal, shown: Pick<LoginTold, "email" | "remember">) {
  if (refusal.reason !== "too-many-tries")
    return tell<LoginTold>({ ...shown, refusal: refusal.reason }, statuses[refusal.reason]);
  return tellToWait<LoginTold>(shown, refusal);
}

export function headers({ actionHeaders }: { actionHeaders: Headers }) {
  return { ...privateHeaders, ...waitHeader(actionHeaders) };
}

/** Where the staff come in. */
export default function Login() {
  const { language } = useLoaderData<typeof loader>();
  const told = useActionData<typeof action>();
  const words = adminWords(language).login;
  return (
    <div className={styles.door}>
      <title>{`${words.title} · Eternal Pro`}</title>
      <h1>{words.title}</h1>
      <LoginForm language={language} told={told} />
      <p className={styles.notice}>{words.notice}</p>
    </div>
  );
}
