import { Mail, Phone } from "lucide-react";
import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from "react-router";
import { pageWords } from "../../../i18n/pages/words.ts";
import { languageOf } from "../../../i18n/paths.ts";
import { formatPhone, telLink, viberLink, whatsAppLink } from "../../../i18n/phone.ts";
import { siteWords } from "../../../i18n/site/words.ts";
import { anonymousMark } from "../../../server/http/page-cache.ts";
import { ButtonOut } from "../../../ui/controls/button.tsx";
import { ViberIcon, WhatsAppIcon } from "../../../ui/controls/messenger-icons.tsx";
import { Note } from "../../../ui/controls/note.tsx";
import { PageHead } from "../../../ui/layout/page-head.tsx";
import type { SiteFacts } from "../../../ui/layout/site-facts.ts";
import { page } from "../../page-context.ts";
import { useSite } from "../../use-site.ts";
import styles from "./modify.module.css";

export async function loader({ context }: LoaderFunctionArgs) {
  const { priceList } = await context.get(page).deps.catalogue.get();
  return { freeCancellationHours: priceList.rules.freeCancellationHours };
}

export function headers() {
  return { [anonymousMark]: "1" };
}

export function meta({ location }: MetaArgs<typeof loader>) {
  return [{ title: pageWords(languageOf(location.pathname)).modify.metaTitle }];
}

/** How a reservation is changed or cancelled: what to have ready, and whom to tell. */
export default function Modify() {
  const { freeCancellationHours } = useLoaderData<typeof loader>();
  const { language, facts } = useSite();
  const words = pageWords(language).modify;
  return (
    <div className={`wrap ${styles.page}`}>
      <PageHead
        language={language}
        title={words.title}
        lead={words.lead}
        label={siteWords(language).modify}
      />
      <div className={styles.columns}>
        <section>
          <h2>{words.haveReady}</h2>
          <ol className={styles.ready}>
            {words.ready.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
          <Note className={styles.free}>
            <p>{words.free(freeCancellationHours)}</p>
            <p>{words.price}</p>
          </Note>
        </section>
        <Ways words={words} facts={facts} />
      </div>
    </div>
  );
}

type WaysProps = { words: ReturnType<typeof pageWords>["modify"]; facts: SiteFacts };

/** Call, write a message, write an e-mail; what has to be said is prepared. */
function Ways({ words, facts }: WaysProps) {
  const [subject, body] = [words.subject, words.message].map(encodeURIComponent);
  return (
    <section className={styles.ways}>
      <h2>{words.how}</h2>
      <h3>{words.byPhone}</h3>
      <p>{words.byPhoneText}</p>
      <ButtonOut kind="go" icon={Phone} wide href={telLink(facts.phone)}>
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
