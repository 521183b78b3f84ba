import type { ReactNode } from "react";
import type { Language } from "../../../../domain/language.ts";
import { type ActionAnswer, answerWith } from "../../forms/action-answer.ts";
import { textOf } from "../../forms/fields-of.ts";
import {
  data,
  Form,
  useActionData,
  useLoaderData,
  useNavigation,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from "react-router";
import type { FieldFaults } from "../../../../domain/forms/field-fault.ts";
import { checkNewOwner, type OwnerField } from "../../../../domain/staff/check-new-owner.ts";
import { faultText } from "../../../../i18n/field-faults/fault-text.ts";
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

/** The answer of the action; `done` is the name of the new owner. */
type OwnerAnswer = ActionAnswer<{
  done: string;
  refused: "used";
  faults: FieldFaults<OwnerField>;
  typed: { name: string; email: string };
}>;

const answered = answerWith<OwnerAnswer>;

const unseen = { "Cache-Control": "no-store", "X-Robots-Tag": "noindex" };

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { deps, language } = context.get(page);
  const open = await checkOwnerInvite(deps.pool, params.token ?? "", deps.clock.now());
  return data({ language, isOpen: open }, { status: open ? 200 : 404, headers: unseen });
}

export async function action({ params, request, context }: ActionFunctionArgs) {
  const { deps } = context.get(page);
  const form = await readForm(request);
  const typed = { name: textOf(form, "name"), email: textOf(form, "email") };
  const checked = checkNewOwner({ ...typed, password: textOf(form, "password") });
  // A wrong link is refused before the costly hash of the password.
  if (!(await checkOwnerInvite(deps.pool, params.token ?? "", deps.clock.now())))
    return answered({ refused: "used" }, 404);
  if (!checked.ok) return answered({ faults: checked.faults, typed }, 400);
  const made = await makeFirstOwner(deps, params.token ?? "", checked.values);
  return made.ok ? answered({ done: typed.name }) : answered({ refused: "used" }, 409);
}

export function headers() {
  return unseen;
}

/** The page of the start's one-time link: the account of the first owner. */
export default function FirstOwner() {
  const { language, isOpen } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const words = staffWords(language);
  if (answer?.done !== undefined)
    return (
      <Door title={words.done(answer.done)} lead={words.doneLead}>
        <ButtonLink kind="go" wide to={adminPath("login", language)}>
          {words.toSignIn}
        </ButtonLink>
      </Door>
    );
  if (!isOpen || answer?.refused)
    return (
      <Door title={words.linkTitle} lead={words.linkLead}>
        <p>
          <ButtonLink to={pathTo("home", language)}>{words.toSite}</ButtonLink>
        </p>
      </Door>
    );
  return (
    <Door title={words.ownerTitle} lead={words.ownerLead}>
      <OwnerForm language={language} answer={answer} />
    </Door>
  );
}

type DoorProps = { title: string; lead: string; children: ReactNode };

function Door({ title, lead, children }: DoorProps) {
  return (
    <div className={styles.door}>
      <title>{`${title} · Eternal Pro`}</title>
      <h1>{title}</h1>
      <p>{lead}</p>
      {children}
    </div>
  );
}

type FormProps = { language: Language; answer: OwnerAnswer | undefined };

function OwnerForm({ language, answer }: FormProps) {
  const words = staffWords(language);
  const busy = useNavigation().state !== "idle";
  const sentence = (field: OwnerField) => {
    const fault = answer?.faults?.[field];
    return fault && faultText(fault, language);
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
        defaultValue={answer?.typed?.name ?? ""}
        fault={sentence("name")}
      />
      <Field
        id="email"
        name="email"
        type="email"
        label={words.email}
        autoComplete="username"
        defaultValue={answer?.typed?.email ?? ""}
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
