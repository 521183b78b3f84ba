import { Mail, MapPin, Phone } from "lucide-react";
import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from "react-router";
import { inLanguage } from "../../../domain/language.ts";
import { pageWords } from "../../../i18n/pages/words.ts";
import { languageOf } from "../../../i18n/paths.ts";
import {
  directionsLink,
  formatPhone,
  telLink,
  viberLink,
  whatsAppLink,
} from "../../../i18n/phone.ts";
import { siteWords } from "../../../i18n/site/words.ts";
import { anonymousMark } from "../../../server/http/page-cache.ts";
import { ButtonOut } from "../../../ui/controls/button.tsx";
import { ViberIcon, WhatsAppIcon } from "../../../ui/controls/messenger-icons.tsx";
import { HoursTable } from "../../../ui/layout/hours-table.tsx";
import { PageHead } from "../../../ui/layout/page-head.tsx";
import { Questions } from "../../../ui/layout/questions.tsx";
import type { SiteFacts } from "../../../ui/layout/site-facts.ts";
import { page } from "../../page-context.ts";
import { useSite } from "../../use-site.ts";
import { ContactBlock } from "./contact-block.tsx";
import styles from "./contact.module.css";

export async function loader({ context }: LoaderFunctionArgs) {
  const { deps } = context.get(page);
  const { priceList, faq } = await deps.catalogue.get();
  const office = priceList.locations.find(({ category }) => category === "offices");
  return {
    office: office && { hours: office.hours, lat: office.lat, lng: office.lng },
    questions: faq.filter(({ topic }) => topic === "general"),
  };
}

export function headers() {
  return { [anonymousMark]: "1" };
}

export function meta({ location }: MetaArgs<typeof loader>) {
  return [{ title: pageWords(languageOf(location.pathname)).contact.metaTitle }];
}

/** Every way to reach a person. */
export default function Contact() {
  const { office, questions } = useLoaderData<typeof loader>();
  const { language, facts } = useSite();
  const words = pageWords(language).contact;
  return (
    <div className={`wrap ${styles.page}`}>
      <PageHead
        language={language}
        title={words.title}
        lead={words.lead}
        label={siteWords(language).contact}
      />
      <Ways facts={facts} callNow={words.callNow} />
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
        <ContactBlock icon={MapPin} title={words.office}>
          <p className={styles.address}>
            {facts.address}, {facts.postalCode} {facts.city}
            <br />
            {inLanguage(facts.region, language)}
          </p>
          {office && (
            <>
              <h3>{words.officeHours}</h3>
              <HoursTable hours={office.hours} language={language} />
              <p>{words.atAirport}</p>
              <ButtonOut
                href={directionsLink(office.lat, office.lng)}
                target="_blank"
                rel="noreferrer"
              >
                {words.directions}
              </ButtonOut>
            </>
          )}
        </ContactBlock>
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
  );
}

/** Call, WhatsApp, Viber. */
function Ways({ facts, callNow }: { facts: SiteFacts; callNow: string }) {
  return (
    <div className={styles.ways}>
      <ButtonOut kind="go" icon={Phone} href={telLink(facts.phone)}>
        {callNow}
      </ButtonOut>
      <ButtonOut
        icon={WhatsAppIcon}
        href={whatsAppLink(facts.whatsapp)}
        target="_blank"
        rel="noreferrer"
      >
        WhatsApp
      </ButtonOut>
      <ButtonOut icon={ViberIcon} href={viberLink(facts.viber)}>
        Viber
      </ButtonOut>
    </div>
  );
}
