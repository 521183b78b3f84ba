import {
  data,
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from "react-router";
import type { Language } from "../../../../domain/language.ts";
import { adminStaffWords } from "../../../../i18n/admin-staff/en.ts";
import { confirmPassword } from "../../../../server/staff/sign-in/confirm-password.ts";
import { page } from "../../../request/page-context.ts";
import { privateHeaders } from "../../../request/private-headers.ts";
import { readForm } from "../../../request/read-form.ts";
import { waitHeader } from "../../../request/wait-header.ts";
import styles from "../door.module.css";
import { requireStaff } from "../../guard/require-staff.ts";
import { returnPath } from "../../guard/return-path.ts";
import { tell, tellToWait } from "../../forms/tell.ts";
import { textOf } from "../../forms/text-of.ts";
import { ConfirmForm, type ConfirmTold } from "./confirm-form.tsx";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const about = context.get(page);
  const { hasSecondStep } = await requireStaff(request, about, "see-closed-site");
  const to = pageOf(request, about.language);
  return data({ language: about.language, hasSecondStep, to }, { headers: privateHeaders });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const about = context.get(page);
  const { deps, language, ip } = about;
  const staff = await requireStaff(request, about, "see-closed-site");
  const form = await readForm(request);
  const password = textOf(form, "password");
  if (password === "") return tell<ConfirmTold>({ refusal: "missing" }, 400);
  const given = { password, code: textOf(form, "code"), address: ip };
  const confirmed = await confirmPassword(deps, request, { staff, form: given });
  if (confirmed.ok)
    return redirect(pageOf(request, language), { status: 303, headers: privateHeaders });
  if (confirmed.reason !== "too-many-tries")
    return tell<ConfirmTold>({ refusal: staff.hasSecondStep ? "wrongWithCode" : "wrong" }, 400);
  return tellToWait<ConfirmTold>({}, confirmed);
}

/** The page that asked for the password. */
function pageOf(request: Request, language: Language): string {
  return returnPath(new URL(request.url).searchParams.get("to"), language);
}

export function headers({ actionHeaders }: { actionHeaders: Headers }) {
  return { ...privateHeaders, ...waitHeader(actionHeaders) };
}

/** Where the password is asked for again, before what only the member may see. */
export default function Confirm() {
  const shown = useLoaderData<typeof loader>();
  const told = useActionData<typeof action>();
  const words = adminStaffWords(shown.language).confirm;
  return (
    <div className={styles.door}>
      <title>{`${words.title} · Eternal Pro`}</title>
      <h1>{words.title}</h1>
      <p className={styles.notice}>{words.lead}</p>
      <ConfirmForm {...shown} told={told} />
    </div>
  );
}
