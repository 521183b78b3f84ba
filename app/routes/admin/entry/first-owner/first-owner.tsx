import {
  data,
  Form,
  useNavigation,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from "react-router";
import {
  checkNewOwner,
  type OwnerFault,
  type OwnerField,
} from "../../../../domain/staff/check-new-owner.ts";
import { adminPath } from "../../../../i18n/admin-paths.ts";
import { pathTo } from "../../../../i18n/paths.ts";
import { staffWords } from "../../../../i18n/staff/en.ts";
import { makeFirstOwner } from "../../../../server/staff/links/make-first-owner.ts";
import { checkOwnerInvite } from "../../../../server/staff/links/owner-invite.ts";
import { Button, ButtonLink } from "../../../../ui/controls/button.tsx";
import { ErrorSummary } from "../../../../ui/controls/faults/error-summary.tsx";
import { Field } from "../../../../ui/controls/field.tsx";
import { page } from "../../../request/page-context.ts";
import { readForm } from "../../../request/read-form.ts";
import { PasswordField } from "../../../../ui/admin/form/password-field.tsx";
import styles from "../door.module.css";

type Answer = {
  language: "en-us" | "ba";
  state: "open" | "used" | "done";
  typed: { name: string; email: string };
  faults: Partial<Record<OwnerField, OwnerFault>>;
};

const unseen = { "Cache-Control": "no-store", "X-Robots-Tag": "noindex" };

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { deps, language } = context.get(page);
  const open = await checkOwnerInvite(deps.pool, params.token ?? "", deps.clock.now());
  const answer: Answer = {
    language,
    state: open ? "open" : "used",
    typed: { name: "", email: "" },
    faults: {},
  };
  return data(answer, { status: open ? 200 : 404, headers: unseen });
}

export async function action({ params, request, context }: ActionFunctionArgs) {
  const { deps, language } = context.get(page);
  const form = await readForm(request);
  const read = (name: OwnerField) => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
  const typed = { name: read("name"), email: read("email") };
  const checked = checkNewOwner({ ...typed, password: read("password") });
  const tell = (state: Answer["state"], status: number, faults: Answer["faults"] = {}) =>
    data<Answer>({ language, state, typed, faults }, { status, headers: unseen });
  // A wrong link costs no more than a look.
  if (!(await checkOwnerInvite(deps.pool, params.token ?? "", deps.clock.now())))
    return tell("used", 404);
  if (!checked.ok) return tell("open", 400, checked.faults);
  const made = await makeFirstOwner(deps, params.token ?? "", checked.owner);
  return made.ok ? tell("done", 200) : tell("used", 409);
}

export function headers() {
  return unseen;
}

type Props = { loaderData: Answer; actionData?: Answer };

/** Where the start's one-time link leads: the account of the first owner. */
export default function FirstOwner({ loaderData, actionData }: Props) {
  const answer = actionData ?? loaderData;
  const words = staffWords(answer.language);
  const title = {
    open: words.ownerTitle,
    used: words.linkTitle,
    done: words.done(answer.typed.name),
  }[answer.state];
  const lead = { open: words.ownerLead, used: words.linkLead, done: words.doneLead }[answer.state];
  return (
    <div className={styles.door}>
      <title>{`${title} · Eternal Pro`}</title>
      <h1>{title}</h1>
      <p>{lead}</p>
      {answer.state === "open" && <OwnerForm {...answer} />}
      {answer.state === "done" && (
        <ButtonLink kind="go" wide to={adminPath("login", answer.language)}>
          {words.toSignIn}
        </ButtonLink>
      )}
      {answer.state === "used" && (
        <p>
          <ButtonLink to={pathTo("home", answer.language)}>{words.toSite}</ButtonLink>
        </p>
      )}
    </div>
  );
}

function OwnerForm({ language, typed, faults }: Answer) {
  const words = staffWords(language);
  const busy = useNavigation().state !== "idle";
  const sentence = (field: OwnerField) => {
    const fault = faults[field];
    return fault && words.faults[fault];
  };
  const wrong = (["name", "email", "password"] as const).flatMap((fieldId) => {
    const message = sentence(fieldId);
    return message ? [{ fieldId, message }] : [];
  });
  return (
    <Form method="post" className={styles.form} noValidate>
      {wrong.length > 0 && <ErrorSummary title={words.faultTitle} faults={wrong} />}
      <Field
        id="name"
        name="name"
        label={words.name}
        autoComplete="name"
        defaultValue={typed.name}
        fault={sentence("name")}
      />
      <Field
        id="email"
        name="email"
        type="email"
        label={words.email}
        autoComplete="username"
        defaultValue={typed.email}
        fault={sentence("email")}
      />
      <PasswordField
        id="password"
        name="password"
        label={words.password}
        autoComplete="new-password"
        help={words.passwordHelp}
        fault={sentence("password")}
        language={language}
      />
      <Button type="submit" kind="go" wide busy={busy} busyLabel={words.making}>
        {words.makeOwner}
      </Button>
    </Form>
  );
}
