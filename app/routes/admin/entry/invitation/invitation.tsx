import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "react-router";
import type { Language } from "../../../../domain/language.ts";
import { readStaffName } from "../../../../domain/staff/read-staff-name.ts";
import { checkNewPassword } from "../../../../domain/staff/check-new-password.ts";
import { adminPath } from "../../../../i18n/admin-paths.ts";
import { adminStaffWords } from "../../../../i18n/admin-staff/en.ts";
import { adminWords } from "../../../../i18n/admin/en.ts";
import type { About } from "../../../../server/http/about.ts";
import { acceptLink } from "../../../../server/staff/links/accept-link.ts";
import { findLink, type OpenLink } from "../../../../server/staff/links/find-link.ts";
import { signIn } from "../../../../server/staff/sign-in/sign-in.ts";
import { ButtonLink } from "../../../../ui/controls/button.tsx";
import { page } from "../../../request/page-context.ts";
import { readForm } from "../../../request/read-form.ts";
import { privateHeaders } from "../../../request/private-headers.ts";
import styles from "../door.module.css";
import { textOf } from "../../forms/text-of.ts";
import { InvitationForm, type AcceptFaults } from "./invitation-form.tsx";

type Answer = {
  language: Language;
  link?: Pick<OpenLink, "kind" | "email" | "role">;
  name: string;
  state: "open" | "used" | "made";
  faults: AcceptFaults;
};

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { deps, language } = context.get(page);
  const link = await findLink(deps.pool, deps, { token: params.token ?? "" });
  return link
    ? answer({ language, link: shown(link), name: link.name, state: "open", faults: {} })
    : answer({ language, name: "", state: "used", faults: {} }, 404);
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const about = context.get(page);
  const { deps, language, ip } = about;
  const token = params.token ?? "";
  const form = await readForm(request);
  const used = () => answer({ language, name: "", state: "used" as const, faults: {} }, 404);
  const link = await findLink(deps.pool, deps, { token });
  if (!link) return used();
  const typed = link.kind === "invitation" ? textOf(form, "name") : link.name;
  const name = readStaffName(typed);
  const password = textOf(form, "password");
  const faults: AcceptFaults = {};
  if (!name) faults.name = "name-missing";
  const fault = checkNewPassword(password, password);
  if (fault) faults.password = fault;
  const open = { language, link: shown(link), name: typed, state: "open" as const, faults };
  if (!name || fault) return answer(open, 400);
  const accepted = await acceptLink(deps, { token, name, password, address: ip });
  if (accepted.ok) return letIn({ about, request, email: accepted.email, password });
  if (accepted.reason === "link-used") return used();
  return answer({ ...open, faults: { isTaken: true } }, 409);
}

/** With the new password they are signed in; where a second step is on, or a try too many was made, they do it themselves. */
async function letIn({
  about,
  request,
  email,
  password,
}: {
  about: About;
  request: Request;
  email: string;
  password: string;
}) {
  const { deps, language, ip } = about;
  const signed = await signIn(deps, request, { email, password, remember: false, address: ip });
  if (!signed.ok) return answer({ language, name: "", state: "made", faults: {} });
  const headers = new Headers(privateHeaders);
  for (const cookie of signed.cookies) headers.append("Set-Cookie", cookie);
  const next = signed.needsCode
    ? adminPath("login", language, "code")
    : adminPath("admin", language);
  return redirect(next, { status: 303, headers });
}

function shown({ kind, email, role }: OpenLink): Answer["link"] {
  return { kind, email, role };
}

function answer(told: Answer, status = 200) {
  return data(told, { status, headers: privateHeaders });
}

export function headers() {
  return privateHeaders;
}

type Props = { loaderData: Answer; actionData?: Answer };

/** Where the link of an invitation leads, or that of a forgotten password. */
export default function InvitationPage({ loaderData, actionData }: Props) {
  const told = actionData ?? loaderData;
  const { language, link, state, name } = told;
  const words = adminStaffWords(language).invitation;
  if (state !== "open" || !link)
    return (
      <Door
        title={state === "made" ? words.madeTitle : words.usedTitle}
        lead={state === "made" ? words.madeLead : words.usedLead}
      >
        <p>
          <ButtonLink to={adminPath("login", language)}>{words.toSignIn}</ButtonLink>
        </p>
      </Door>
    );
  const isReset = link.kind === "password";
  const role = adminWords(language).roles[link.role];
  return (
    <Door
      title={isReset ? words.resetTitle : words.title(loaderData.name)}
      lead={isReset ? words.resetLead(link.email) : words.lead(link.email, role)}
    >
      <InvitationForm language={language} isReset={isReset} name={name} faults={told.faults} />
    </Door>
  );
}

function Door({
  title,
  lead,
  children,
}: {
  title: string;
  lead: string;
  children: React.ReactNode;
}) {
  return (
    <div className={styles.door}>
      <title>{`${title} · Eternal Pro`}</title>
      <h1>{title}</h1>
      <p>{lead}</p>
      {children}
    </div>
  );
}
