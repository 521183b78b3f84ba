import { Mail, Phone } from "lucide-react";
import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  data,
  type HeadersArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
  useActionData,
  useLoaderData,
  useLocation,
} from "react-router";
import {
  checkContactMessage,
  contactFieldNames,
  type ContactTyped,
} from "../../../../domain/contact/contact-message.ts";
import { inLanguage } from "../../../../domain/language.ts";
import { contactWords } from "../../../../i18n/contact/en.ts";
import { languageOf } from "../../../../i18n/paths.ts";
import { formatPhone, telLink } from "../../../../i18n/phone.ts";
import { siteWords } from "../../../../i18n/site/en.ts";
import { page, type PageContext } from "../../../request/page-context.ts";
import { readForm } from "../../../request/read-form.ts";
import { useSite } from "../../../request/use-site.ts";
import { ContactBlock, OfficeBlock, ContactLinks } from "./contact-blocks.tsx";
import { ContactForm } from "./contact-form.tsx";
import type { ContactTold } from "./use-contact-form.ts";
import { sendMessage } from "../../../../server/contact/send-message.ts";
import { anonymousMark } from "../../../../server/http/cache/page-cache.ts";
import { HoursTable } from "../../../../ui/layout/hours-table.tsx";
import { PageHead } from "../../../../ui/layout/page-head.tsx";
import { Questions } from "../../../../ui/layout/questions.tsx";
import { useWhenNew } from "../../../../ui/browser/use-when-new.ts";
import styles from "./contact.module.css";

export async function loader({ context }: LoaderFunctionArgs) {
  const { deps } = context.get(page);
  const { priceList, faq, facts } = await deps.catalogue.get();
  const office = priceList.locations.find(({ category }) => category === "offices");
  return {
    hasStreetMap: facts.mapTiles !== undefined,
    office: office && {
      id: office.id,
      name: office.name,
      hours: office.hours,
      lat: office.lat,
      lng: office.lng,
    },
    questions: faq.filter(({ topic }) => topic === "general"),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  return answerMessage(await readForm(request), context.get(page));
}

/** Without an answer from the server the form stays as it is, with everything typed. */
export async function clientAction({
  serverAction,
}: ClientActionFunctionArgs): Promise<ContactTold> {
  try {
    return await serverAction<typeof action>();
  } catch {
    return { ok: false, reason: "failed" };
  }
}

/** A message changes nothing on the page; running the loader again would fail when sending has failed. */
export function shouldRevalidate() {
  return false;
}

/** The page is the same for everybody; the answer to a form is for one visitor. */
export function headers({ actionHeaders }: HeadersArgs): Record<string, string> {
  const wait = actionHeaders?.get("Retry-After");
  return wait ? { [anonymousMark]: "1", "Retry-After": wait } : { [anonymousMark]: "1" };
}

export function meta({ location }: MetaArgs<typeof loader>) {
  const { metaTitle, description } = contactWords(languageOf(location.pathname));
  return [{ title: metaTitle }, { name: "description", content: description }];
}

/** All ways to reach the agency. */
export default function Contact() {
  const { office, questions, hasStreetMap } = useLoaderData<typeof loader>();
  const told = useActionData<ContactTold>();
  const { language, facts } = useSite();
  const words = contactWords(language);
  useFaqScroll();
  return (
    <>
      <section className={styles.hero}>
        <div className="wrap">
          <PageHead
            language={language}
            title={words.title}
            lead={words.lead}
            label={siteWords(language).contact}
          />
          <ContactLinks facts={facts} language={language} />
        </div>
      </section>
      <div className={`wrap ${styles.page}`}>
        <div className={styles.columns}>
          <ContactForm language={language} phone={facts.phone} told={told} />
          <div className={styles.blocks}>
            <ContactBlock icon={Phone} title={words.phone}>
              <a href={telLink(facts.phone)}>{formatPhone(facts.phone)}</a>
              <h3>{words.phoneHours}</h3>
              <HoursTable hours={facts.phoneHours} language={language} />
            </ContactBlock>
            <ContactBlock icon={Mail} title={words.email}>
              <a href={`mailto:${facts.email}`}>{facts.email}</a>
              <p>{words.emailNote}</p>
            </ContactBlock>
          </div>
          <OfficeBlock {...{ office, facts, hasStreetMap, language }} />
        </div>
        <section id="faq" className={styles.questions}>
          <h2>{words.questions}</h2>
          <Questions
            questions={questions.map(({ question, answer }) => ({
              question: inLanguage(question, language),
              answer: inLanguage(answer, language),
            }))}
          />
        </section>
      </div>
    </>
  );
}

/** Specification, section 2: after 100 ms, 80 px below the top of the screen, where the page's header is. */
const waitMs = 100;
const offsetPx = 80;

/** Scrolls to the questions for `#faq` in the address, also when the same link is followed again. */
function useFaqScroll(): void {
  const { hash, key } = useLocation();
  useWhenNew(key, () => {
    if (hash !== "#faq") return;
    setTimeout(() => {
      const questions = document.getElementById("faq");
      if (questions) scrollTo({ top: questions.getBoundingClientRect().top + scrollY - offsetPx });
    }, waitMs);
  });
}

/** Answers the form: with its faults, or by sending the message. */
async function answerMessage(form: FormData, { deps, language, ip }: PageContext) {
  const typed = typedIn(form);
  const checked = checkContactMessage(typed);
  if (!checked.ok)
    return toldAnswerMessage({ ok: false, reason: "invalid", faults: checked.faults, typed }, 400);
  try {
    const { message } = checked;
    const sent = await sendMessage(deps, { message, language, address: ip });
    if (sent.ok) return toldAnswerMessage(sent, 200);
    const wait = { "Retry-After": String(sent.waitSeconds) };
    return toldAnswerMessage({ ok: false, reason: sent.reason, typed }, 429, wait);
  } catch (error) {
    // The error page would lose everything typed.
    deps.log.error({ err: error }, "a contact message was not kept");
    return toldAnswerMessage({ ok: false, reason: "not-sent", typed }, 503);
  }
}

function typedIn(form: FormData): ContactTyped {
  const texts = contactFieldNames.map((name) => {
    const value = form.get(name);
    return [name, typeof value === "string" ? value : ""];
  });
  return Object.fromEntries(texts) as ContactTyped;
}

function toldAnswerMessage(
  answer: ContactTold,
  status: number,
  headers: Record<string, string> = {},
) {
  return data(answer, { status, headers });
}
