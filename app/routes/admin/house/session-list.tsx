import { Laptop, LogOut, Smartphone } from "lucide-react";
import { Form } from "react-router";
import type { Language } from "../../../domain/language.ts";
import { adminStaffWords } from "../../../i18n/admin-staff/en.ts";
import { shownMoment } from "../forms/shown-moment.ts";
import type { StaffSession } from "../../../server/staff/sign-in/list-sessions.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { Icon } from "../../../ui/controls/icon.tsx";
import { List } from "../../../ui/controls/list.tsx";
import { Tag } from "../../../ui/controls/marks/tag.tsx";
import styles from "./session-list.module.css";

/** A session of a member, as a page shows it. */
export type ShownSession = {
  id: string;
  /** The browser and system: "Firefox on Linux"; empty when unknown. */
  device: string;
  isPhone: boolean;
  since: string;
  seen: string;
  isThis: boolean;
};

type Props = { language: Language; sessions: readonly ShownSession[] };

/** The sessions of a member, each with a button that ends it. */
export function SessionList({ language, sessions }: Props) {
  const words = adminStaffWords(language).sessions;
  if (sessions.length === 0) return <p>{words.none}</p>;
  return (
    <List className={styles.list} aria-label={words.caption}>
      {sessions.map((session) => (
        <Session key={session.id} language={language} session={session} />
      ))}
    </List>
  );
}

function Session({ language, session }: { language: Language; session: ShownSession }) {
  const words = adminStaffWords(language).sessions;
  const device = session.device || words.unknown;
  return (
    <li>
      <Icon of={session.isPhone ? Smartphone : Laptop} />
      <p>
        <b>{device}</b> {session.isThis && <Tag tone="ok">{words.this}</Tag>}
        <span>
          {words.since}: {session.since} · {words.seen}: {session.seen}
        </span>
      </p>
      {!session.isThis && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="session" value={session.id} />
          <Button
            type="submit"
            name="intent"
            value="end-session"
            icon={LogOut}
            aria-label={words.endOf(device)}
          >
            {words.end}
          </Button>
        </Form>
      )}
    </li>
  );
}

/** The sessions as a page shows them; `own` is the id of the session of this request. */
export function shownSessions(
  sessions: readonly StaffSession[],
  { language, own }: { language: Language; own: string },
): ShownSession[] {
  const words = adminStaffWords(language).sessions;
  const told = sessions.map(({ id, device, since, seen }) => ({
    id,
    device:
      device.browser && device.system ? words.on(device.browser, device.system) : device.browser,
    isPhone: device.isPhone,
    since: shownMoment(since, language),
    seen: shownMoment(seen, language),
    isThis: id === own,
  }));
  return [...told.filter(({ isThis }) => isThis), ...told.filter(({ isThis }) => !isThis)];
}
