import {
  data,
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from "react-router";
import type { Language } from "../../../../domain/language.ts";
import { readCode } from "../../../../domain/staff/read-code.ts";
import { adminPath } from "../../../../i18n/admin-paths.ts";
import { adminWords } from "../../../../i18n/admin/en.ts";
import { challenged, signInWithCode } from "../../../../server/staff/sign-in/sign-in-with-code.ts";
import { page } from "../../../request/page-context.ts";
import { privateHeaders } from "../../../request/private-headers.ts";
import { readForm } from "../../../request/read-form.ts";
import { waitHeader } from "../../../request/wait-header.ts";
import styles from "../door.module.css";
import { returnPath } from "../../guard/return-path.ts";
import { tell, tellToWait } from "../../forms/tell.ts";
import { textOf } from "../../forms/text-of.ts";
import { CodeForm, type CodeTold } from "./code-form.tsx";

/** Without a right password in the last minutes there is no second step. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { deps, language } = context.get(page);
  const { search, searchParams } = new URL(request.url);
  if (!(await challenged(deps, request)))
    throw redirect(adminPath("login", language) + search, { headers: privateHeaders });
  const to = searchParams.get("to") ?? undefined;
  const withRecovery = searchParams.has("recovery");
  return data({ language, to, withRecovery }, { headers: privateHeaders });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { deps, language, ip } = context.get(page);
  const form = await readForm(request);
  const typed = textOf(form, "code");
  if (typed.trim() === "") return tell<CodeTold>({ missing: true }, 400);
  const code = readCode(typed);
  if (!code) return tell<CodeTold>({ refusal: "wrong" }, 400);
  const signed = await signInWithCode(deps, request, { code, address: ip });
  if (signed.ok) return letIn(request, language, signed.cookies);
  if (signed.reason !== "too-many-tries")
    return tell<CodeTold>({ refusal: signed.reason }, statuses[signed.reason]);
  return tellToWait<CodeTold>({}, signed);
}

function letIn(request: Request, language: Language, cookies: readonly string[]) {
  const headers = new Headers(privateHeaders);
  for (const cookie of cookies) headers.append("Set-Cookie", cookie);
  const to = returnPath(new URL(request.url).searchParams.get("to"), language);
  return redirect(to, { status: 303, headers });
}

const statuses = { wrong: 400, expired: 400, disabled: 403, failed: 503 } as const;

export function headers({ actionHeaders }: { actionHeaders: Headers }) {
  return { ...privateHeaders, ...waitHeader(actionHeaders) };
}

/** The second step of signing in. */
export default function LoginCode() {
  const shown = useLoaderData<typeof loader>();
  const told = useActionData<typeof action>();
  const words = adminWords(shown.language).login.code;
  return (
    <div className={styles.door}>
      <title>{`${words.title} · Eternal Pro`}</title>
      <h1>{words.title}</h1>
      <CodeForm key={String(shown.withRecovery)} {...shown} told={told} />
    </div>
  );
}
