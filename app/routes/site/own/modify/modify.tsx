import { Mail, Phone } from "lucide-react";
import type { ReactNode } from "react";
import {
  type ActionFunctionArgs,
  data,
  Form,
  type HeadersArgs,
  Link,
  type LoaderFunctionArgs,
  type MetaArgs,
  redirect,
  useActionData,
  useLoaderData,
  useNavigation,
} from "react-router";
import type { Language } from "../../../../domain/language.ts";
import { lookupWords, type Words } from "../../../../i18n/lookup/en.ts";
import { languageOf, pathTo } from "../../../../i18n/paths.ts";
import { cancellationRule } from "../../../../i18n/cancellation/free-time-text.ts";
import { formatPhone, telLink, viberLink, whatsAppLink } from "../../../../i18n/phone.ts";
import { siteWords } from "../../../../i18n/site/en.ts";
import { page } from "../../../request/page-context.ts";
import { privateHeaders } from "../../../request/private-headers.ts";
import { readForm } from "../../../request/read-form.ts";
import { useSite } from "../../../request/use-site.ts";
import { answerCode, answerName, leave } from "../lookup-answer.ts";
import { sessionToken } from "../../../../server/sessions/reservation-cookie.ts";
import { Steps } from "../../../../ui/booking/flow/steps.tsx";
import {
  CodeField,
  LookupButton,
  type LookupTold,
  NameField,
  TooManyTries,
} from "../../../../ui/booking/own/lookup-fields.tsx";
import { ButtonOut } from "../../../../ui/controls/button.tsx";
import { ViberIcon } from "../../../../ui/controls/messengers/viber-icon.tsx";
import { WhatsAppIcon } from "../../../../ui/controls/messengers/whats-app-icon.tsx";
import { Note } from "../../../../ui/controls/states/note.tsx";
import type { SiteFacts } from "../../../../ui/layout/frame/site-facts.ts";
import { PageHead } from "../../../../ui/layout/page-head.tsx";
import styles from "./modify.module.css";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { deps, language } = context.get(page);
  const { search, searchParams } = new URL(request.url);
  // A form is sent to an address with a query: its result is shown even if a session exists.
  if (search === "" && sessionToken(deps, request) !== undefined) {
    throw redirect(pathTo("change", language), { headers: privateHeaders });
  }
  return data({ isExpired: searchParams.has("expired") }, { headers: privateHeaders });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const about = context.get(page);
  const form = await readForm(request);
  const intent = form.get("intent");
  if (intent === "leave") return leave(request, about, pathTo("modify", about.language));
  if (intent !== "name") return answerCode(form, about);
  return answerName(request, form, about, { step: "name", to: pathTo("change", about.language) });
}

/** Anybody may find the page, and its address holds nothing; its answers are for one visitor alone. */
export function headers({ actionHeaders }: HeadersArgs) {
  const kept = { "Cache-Control": privateHeaders["Cache-Control"] };
  const wait = actionHeaders?.get("Retry-After");
  return wait ? { ...kept, "Retry-After": wait } : kept;
}

export function meta({ location }: MetaArgs<typeof loader>) {
  return [{ title: lookupWords(languageOf(location.pathname)).metaTitle }];
}

/** Steps one and two of changing a reservation: its code, then the first name. */
export default function Modify() {
  const { isExpired } = useLoaderData<typeof loader>();
  const told = useActionData<typeof action>();
  const { language, facts, rules } = useSite();
  const words = lookupWords(language);
  const isNamed = told?.step === "name";
  return (
    <div className={`wrap ${styles.page}`}>
      <PageHead
        language={language}
        title={words.title}
        lead={words.lead}
        label={siteWords(language).modify}
      />
      <div className={styles.columns}>
        <div>
          <LookupSteps language={language} current={isNamed ? 1 : 0} />
          {isExpired && !told && (
            <Note role="status" className={styles.expired}>
              {words.expired}
            </Note>
          )}
          {isNamed ? (
            <NameStep language={language} told={told} phone={facts.phone} />
          ) : (
            <CodeStep language={language} told={told} phone={facts.phone} />
          )}
          <Note className={styles.free}>
            <p>{cancellationRule(rules, language)}</p>
            <p>{words.price}</p>
          </Note>
        </div>
        <AskUs words={words.ways} facts={facts} />
      </div>
    </div>
  );
}

/** Step one: the code of the reservation. */
function CodeStep({ language, told, phone }: StepProps) {
  const words = lookupWords(language);
  const busy = useNavigation().state !== "idle";
  return (
    <StepForm language={language}>
      <h2>{words.codeTitle}</h2>
      <TooManyTries language={language} told={told} phone={phone} />
      <CodeField language={language} told={told} />
      <LookupButton language={language} label={words.next} intent="code" busy={busy} />
    </StepForm>
  );
}

/** Step two: the first name of the driver. The code travels in the form, never in the address. */
function NameStep({ language, told, phone }: StepProps) {
  const words = lookupWords(language);
  const busy = useNavigation().state !== "idle";
  return (
    <StepForm language={language}>
      <h2>{words.nameTitle}</h2>
      <p className={styles.found}>
        <span>{words.nameFor(told?.code ?? "")}</span>
        <Link className="link" to={pathTo("modify", language)}>
          {words.otherCode}
        </Link>
      </p>
      <TooManyTries language={language} told={told} phone={phone} />
      <input type="hidden" name="code" value={told?.code ?? ""} />
      <NameField language={language} told={told} first={!told?.waitSeconds} />
      <LookupButton language={language} label={words.open} intent="name" busy={busy} />
    </StepForm>
  );
}

type StepProps = { language: Language; told: LookupTold | undefined; phone: string };

/** A step as a form; an existing session does not prevent it. */
function StepForm({ language, children }: { language: Language; children: ReactNode }) {
  return (
    <Form
      method="post"
      action={`${pathTo("modify", language)}?find`}
      className={`raised ${styles.step}`}
      noValidate
      preventScrollReset
    >
      {children}
    </Form>
  );
}

/** The steps to a change: the code, the first name, the reservation itself. */
function LookupSteps({ language, current }: { language: Language; current: 0 | 1 | 2 }) {
  const { label, code, name, details } = lookupWords(language).steps;
  const codeStep =
    current === 1 ? { label: code, to: pathTo("modify", language) } : { label: code };
  return (
    <Steps
      label={label}
      steps={[codeStep, { label: name }, { label: details }]}
      current={current}
    />
  );
}

type AskUsProps = { words: Words["ways"]; facts: SiteFacts };

/** Phone, chat and e-mail links, with the message filled in. */
function AskUs({ words, facts }: AskUsProps) {
  const [subject, body] = [words.subject, words.message].map(encodeURIComponent);
  return (
    <section className={styles.ways}>
      <h2>{words.title}</h2>
      <h3>{words.byPhone}</h3>
      <p>{words.byPhoneText}</p>
      <ButtonOut icon={Phone} wide href={telLink(facts.phone)}>
        {formatPhone(facts.phone)}
      </ButtonOut>
      <h3>{words.byChat}</h3>
      <p>{words.byChatText}</p>
      <div className={styles.chats}>
        <ButtonOut
          icon={WhatsAppIcon}
          href={whatsAppLink(facts.whatsapp, words.message)}
          target="_blank"
          rel="noreferrer"
        >
          WhatsApp
          <span className="visually-hidden"> ({words.newTab})</span>
        </ButtonOut>
        <ButtonOut icon={ViberIcon} href={viberLink(facts.viber)}>
          Viber
        </ButtonOut>
      </div>
      <h3>{words.byEmail}</h3>
      <p>{words.byEmailText}</p>
      <ButtonOut icon={Mail} wide href={`mailto:${facts.email}?subject=${subject}&body=${body}`}>
        {words.send}
      </ButtonOut>
    </section>
  );
}
