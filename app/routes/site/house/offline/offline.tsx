import { Phone, RotateCw, Trash2 } from "lucide-react";
import type { MetaArgs } from "react-router";
import { offlineWords } from "../../../../i18n/offline/en.ts";
import { languageOf, pathTo } from "../../../../i18n/paths.ts";
import { formatPhone, telLink } from "../../../../i18n/phone.ts";
import { anonymousMark } from "../../../../server/http/cache/page-cache.ts";
import { Button, ButtonOut } from "../../../../ui/controls/button.tsx";
import { Icon } from "../../../../ui/controls/icon.tsx";
import { useSite } from "../../../request/use-site.ts";
import styles from "./offline.module.css";

/** The page is the same for everybody. */
export function headers() {
  return { [anonymousMark]: "1" };
}

export function meta({ location }: MetaArgs) {
  const words = offlineWords(languageOf(location.pathname));
  return [{ title: `${words.title} · Eternal Pro` }];
}

/**
 * The page that the worker shows in place of one that it could not fetch: the cause, what still works, and the next step. It
 * works without the site's scripts; `offline/still-page.ts` retries and shows the saved copy of a reservation.
 */
export default function Offline() {
  const { language, facts } = useSite();
  const words = offlineWords(language);
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>{words.title}</h1>
      <p>{words.lead}</p>
      {/* The address of the requested page, in whose place this one is shown. */}
      <ButtonOut
        kind="go"
        icon={RotateCw}
        href=""
        data-again={pathTo("offline", language)}
        data-home={pathTo("home", language)}
      >
        {words.again}
      </ButtonOut>
      <section className={styles.kept} data-kept hidden aria-labelledby="kept-title">
        <h2 id="kept-title">{words.keptTitle}</h2>
        <div className={styles.acts}>
          <a className={styles.open} href={pathTo("reservation-review", language)}>
            {words.open} <b />
          </a>
          <Button icon={Trash2} data-forget>
            {words.remove}
          </Button>
        </div>
      </section>
      <p role="status" data-forgotten hidden>
        {words.removed}
      </p>
      <h2>{words.works}</h2>
      <p>{words.call}</p>
      <a className={styles.call} href={telLink(facts.phone)}>
        <Icon of={Phone} />
        {formatPhone(facts.phone)}
      </a>
      <p>{words.needs}</p>
    </div>
  );
}
