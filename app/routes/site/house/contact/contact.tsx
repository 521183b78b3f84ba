import { Mail, Phone } from "lucide-react";
import {
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  type HeadersArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
} from "react-router";
import { inLanguage } from "../../../../domain/language.ts";
import { contactWords } from "../../../../i18n/contact/en.ts";
import { languageOf } from "../../../../i18n/paths.ts";
import { formatPhone, telLink } from "../../../../i18n/phone.ts";
import { siteWords } from "../../../../i18n/site/en.ts";
import { anonymousMark } from "../../../../server/http/page-cache.ts";
import { HoursTable } from "../../../../ui/layout/hours-table.tsx";
import { PageHead } from "../../../../ui/layout/page-head.tsx";
import { Questions } from "../../../../ui/layout/questions.tsx";
import { page } from "../../../request/page-context.ts";
import { readForm } from "../../../request/read-form.ts";
import { useSite } from "../../../request/use-site.ts";
import { answerMessage } from "./answer-message.ts";
import { ContactBlock } from "./contact-block.tsx";
import { ContactForm } from "./contact-form.tsx";
import type { ContactTold } from "./contact-told.ts";
import { OfficeBlock } from "./office-block.tsx";
import { useFaqScroll } from "./use-faq-scroll.ts";
import { Ways } from "./ways.tsx";
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

/** Without an answer from the server the form stays as it is, with everything that was typed. */
export async function clientAction({
  serverAction,
}: ClientActionFunctionArgs): Promise<ContactTold> {
  try {
    return await serverAction<typeof action>();
  } catch {
    return { ok: false, reason: "failed" };
  }
}

/** A message changes nothing on the page; reading it again would fail where sending has failed. */
export function shouldRevalidate() {
  return false;
}

/** The page is the same for everybody; what a form was answered is for one. */
export function headers({ actionHeaders }: HeadersArgs): Record<string, string> {
  const wait = actionHeaders?.get("Retry-After");
  return wait ? { [anonymousMark]: "1", "Retry-After": wait } : { [anonymousMark]: "1" };
}

export function meta({ location }: MetaArgs<typeof loader>) {
  const { metaTitle, description } = contactWords(languageOf(location.pathname));
  return [{ title: metaTitle }, { name: "description", content: description }];
}

/** Every way to reach a person. */
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
          <Ways facts={facts} language={language} />
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
