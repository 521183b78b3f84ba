import {
  data,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from "react-router";
import { newPassword } from "../../../../domain/staff/password-field.ts";
import { staffName } from "../../../../domain/staff/staff-name.ts";
import { readForm as readSent } from "../../../../domain/forms/read-form.ts";
import { adminPath } from "../../../../i18n/admin-paths.ts";
import { adminStaffWords } from "../../../../i18n/admin-staff/en.ts";
import { adminWords } from "../../../../i18n/admin/en.ts";
import type { About } from "../../../../server/http/about.ts";
import { acceptLink } from "../../../../server/staff/links/accept-link.ts";
import { findLink } from "../../../../server/staff/links/find-link.ts";
import { signIn } from "../../../../server/staff/sign-in/sign-in.ts";
import { ButtonLink } from "../../../../ui/controls/button.tsx";
import { page } from "../../../request/page-context.ts";
import { readForm } from "../../../request/read-form.ts";
import { privateHeaders } from "../../../request/private-headers.ts";
import styles from "../door.module.css";
import { leadTo, type ActionAnswer, answerWith } from "../../forms/action-answer.ts";
import { textOf } from "../../forms/fields-of.ts";
import { InvitationForm, type AcceptFaults } from "./invitation-form.tsx";

/**
 * The answer of the action. `made`: the password is set, and the member signs in by hand. `refused`: the reason why the
 * link was not accepted.
 */
type InvitationAnswer = ActionAnswer<{
  done: "made";
  refused: "used" | "taken";
  faults: AcceptFaults;
  typed: { name: string };
}>;

const answered = answerWith<InvitationAnswer>;

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { deps, language } = context.get(page);
  const found = await findLink(deps.pool, deps, { token: params.token ?? "" });
  const link = found && { kind: found.kind, email: found.email, role: found.role };
  const shown = { language, link, name: found?.name ?? "" };
  return data(shown, { status: found ? 200 : 404, headers: privateHeaders });
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const about = context.get(page);
  const { deps, ip } = about;
  const token = params.token ?? "";
  const form = await readForm(request);
  const link = await findLink(deps.pool, deps, { token });
  if (!link) return answered({ refused: "used" }, 404);
  const typed = { name: link.kind === "invitation" ? textOf(form, "name") : link.name };
  const sent = { ...typed, password: textOf(form, "password") };
  const checked = readSent(sent, { name: staffName, password: newPassword });
  if (!checked.ok) return answered({ faults: checked.faults, typed }, 400);
  const { name, password } = checked.values;
  const accepted = await acceptLink(deps, { token, name, password, address: ip });
  if (accepted.ok) return letIn({ about, request, email: accepted.email, password });
  if (accepted.reason === "link-used") return answered({ refused: "used" }, 404);
  return answered({ refused: "taken", typed }, 409);
}

/**
 * Signs the member in with the new password, or leads to the second step. When the sign-in is refused (too many tries),
 * the member signs in later.
 */
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
  if (!signed.ok) return answered({ done: "made" });
  const next = signed.needsCode
    ? adminPath("login", language, "code")
    : adminPath("admin", language);
  return leadTo(next, signed.cookies);
}

export function headers() {
  return privateHeaders;
}

/** The page of a link: that of an invitation, or that of a forgotten password. */
export default function InvitationPage() {
  const { language, link, name } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const words = adminStaffWords(language).invitation;
  const isMade = answer?.done === "made";
  if (!link || isMade || answer?.refused === "used")
    return (
      <Door
        title={isMade ? words.madeTitle : words.usedTitle}
        lead={isMade ? words.madeLead : words.usedLead}
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
      title={isReset ? words.resetTitle : words.title(name)}
      lead={isReset ? words.resetLead(link.email) : words.lead(link.email, role)}
    >
      <InvitationForm
        {...{ language, isReset }}
        name={answer?.typed?.name ?? name}
        faults={answer?.faults ?? {}}
        isTaken={answer?.refused === "taken"}
      />
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
