import { Link } from "react-router";
import type { Language } from "../../../../domain/language.ts";
import type { StaffRole } from "../../../../domain/staff/roles.ts";
import {
  type CountedRoom,
  countedRooms,
  railOf,
  type Room,
  type RoomName,
  type Waiting,
} from "../../../../domain/staff/rooms.ts";
import { adminFrameWords } from "../../../../i18n/admin-frame/en.ts";
import { adminPath } from "../../../../i18n/admin-paths.ts";
import { Icon } from "../../../../ui/controls/icon.tsx";
import { List } from "../../../../ui/controls/list.tsx";
import { Logo } from "../../../../ui/layout/frame/logo.tsx";
import { currentRoom } from "./current-room.ts";
import styles from "./rail.module.css";
import { roomIcons } from "./room-icons.ts";

export type RailProps = {
  language: Language;
  role: StaffRole;
  /** Path and query of the page. */ path: string;
  waiting: Waiting;
};

/** The pages of the back office by group, at the left of a desk. */
export function Rail(props: RailProps) {
  const words = adminFrameWords(props.language);
  return (
    <nav className={styles.rail} aria-label={words.rail}>
      <Logo to={adminPath("admin", props.language)} />
      {railOf(props.role).map(({ group, lines }) => (
        <div key={group}>
          <h2>{words.groups[group]}</h2>
          <RoomLinks {...props} lines={lines} />
        </div>
      ))}
    </nav>
  );
}

/** The lines of a group, with the number of those who wait there. */
export function RoomLinks({
  lines,
  language,
  path,
  waiting,
}: Omit<RailProps, "role"> & { lines: readonly Room[] }) {
  const words = adminFrameWords(language);
  const current = currentRoom(path, language);
  return (
    <List>
      {lines.map(({ name }) => (
        <li key={name}>
          <Link
            to={adminPath(name, language)}
            aria-current={name === (current?.tabOf ?? current?.name) ? "page" : undefined}
          >
            <Icon of={roomIcons[name]} size={16} />
            {words.rooms[name]}
            <Count name={name} {...{ language, waiting }} />
          </Link>
        </li>
      ))}
    </List>
  );
}

type CountProps = { name: RoomName; language: Language; waiting: Waiting };

function Count({ name, language, waiting }: CountProps) {
  const count = waiting[name] ?? 0;
  if (!isCounted(name) || count === 0) return undefined;
  const says = adminFrameWords(language).waits[name](count);
  return (
    <>
      <span className={styles.count} aria-hidden="true" title={says}>
        {shortCount(count)}
      </span>
      <span className="visually-hidden">, {says}</span>
    </>
  );
}

function isCounted(name: RoomName): name is CountedRoom {
  return countedRooms.some((one) => one === name);
}

/** A count that keeps its width: beyond 99 nobody counts. */
export function shortCount(count: number): string {
  return count > 99 ? "99+" : String(count);
}
