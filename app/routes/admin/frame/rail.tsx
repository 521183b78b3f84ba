import {
  BadgePercent,
  Calendar,
  CarFront,
  ChartColumn,
  Flag,
  House,
  KeyRound,
  Lock,
  Package,
  ScrollText,
  Settings,
  ShieldCheck,
  ShieldPlus,
  Tag,
} from "lucide-react";
import { Link } from "react-router";
import type { Language } from "../../../domain/language.ts";
import { may } from "../../../domain/staff/rights.ts";
import type { StaffRole } from "../../../domain/staff/roles.ts";
import {
  type Room,
  type RoomGroup,
  roomGroups,
  type RoomName,
  rooms,
} from "../../../domain/staff/rooms.ts";
import { adminFrameWords } from "../../../i18n/admin-frame/en.ts";
import { adminPath } from "../../../i18n/admin-paths.ts";
import { whyNot } from "../forms/why-not.ts";
import { Icon, type IconShape } from "../../../ui/controls/icon.tsx";
import { List } from "../../../ui/controls/list.tsx";
import { Logo } from "../../../ui/layout/frame/logo.tsx";
import styles from "./rail.module.css";

type Props = {
  language: Language;
  role: StaffRole;
  /** Path and query of the page. */ path: string;
};

const groups = roomGroups
  .map((group) => ({ group, members: rooms.filter((room) => room.group === group) }))
  .filter(({ members }) => members.length > 0);

/** The pages of the back office by group, at the left of a desk. */
export function Rail(props: Props) {
  const words = adminFrameWords(props.language);
  return (
    <nav className={styles.rail} aria-label={words.rail}>
      <Logo to={adminPath("admin", props.language)} />
      {groups.map(({ group, members }) => (
        <div key={group}>
          <h2>{words.groups[group]}</h2>
          <RoomLinks {...props} members={members} />
        </div>
      ))}
    </nav>
  );
}

/** The pages of the back office on a phone: a bar of groups, each of which opens its pages. */
export function GroupBar(props: Props) {
  const words = adminFrameWords(props.language);
  const current = rooms.find((room) => isAt(props, room))?.group;
  return (
    // The key closes an open group once one of its pages was chosen.
    <nav key={props.path} className={styles.bar} aria-label={words.groupsLabel}>
      {groups.map(({ group, members }) => (
        <Group
          key={group}
          {...props}
          group={group}
          members={members}
          isCurrent={group === current}
        />
      ))}
    </nav>
  );
}

type GroupProps = Props & { group: RoomGroup; members: readonly Room[]; isCurrent: boolean };

function Group({ group, members, isCurrent, ...props }: GroupProps) {
  const label = adminFrameWords(props.language).groups[group];
  const inside = (
    <>
      <Icon of={groupIcons[group]} size={20} />
      {label}
    </>
  );
  const [only, second] = members;
  if (only && !second && may(props.role, only.right))
    return (
      <Link
        className={styles.entry}
        to={adminPath(only.name, props.language)}
        data-current={isCurrent || undefined}
        aria-current={isAt(props, only) ? "page" : undefined}
      >
        {inside}
      </Link>
    );
  return (
    <details name="groups">
      <summary className={styles.entry} data-current={isCurrent || undefined}>
        {inside}
      </summary>
      <div className={styles.sheet}>
        <RoomLinks {...props} members={members} />
      </div>
    </details>
  );
}

function RoomLinks({ members, ...props }: Props & { members: readonly Room[] }) {
  const { language, role } = props;
  const words = adminFrameWords(language);
  return (
    <List>
      {members.map((room) => (
        <li key={room.name}>
          {may(role, room.right) ? (
            <Link
              to={adminPath(room.name, language)}
              aria-current={isAt(props, room) ? "page" : undefined}
            >
              <Icon of={roomIcons[room.name]} size={16} />
              {words.rooms[room.name]}
            </Link>
          ) : (
            <span className={styles.shut} title={whyNot(role, room.right, language)}>
              <Icon of={roomIcons[room.name]} size={16} />
              {words.rooms[room.name]}
              <Icon of={Lock} size={16} className={styles.lock} />
              <span className="visually-hidden">{whyNot(role, room.right, language)}</span>
            </span>
          )}
        </li>
      ))}
    </List>
  );
}

function isAt({ language, path }: Props, room: Room): boolean {
  const own = adminPath(room.name, language);
  const pathname = path.replace(/[?#].*/, "");
  return pathname === own || pathname.startsWith(`${own}/`);
}

export const roomIcons: Record<RoomName, IconShape> = {
  reservations: Calendar,
  "reservation-management": KeyRound,
  cars: CarFront,
  pricing: Tag,
  "protection-plans": ShieldCheck,
  "protection-plan-pricing": ShieldPlus,
  extras: Package,
  "cross-border-fees": Flag,
  coupons: BadgePercent,
  settings: Settings,
  "audit-logs": ScrollText,
};

const groupIcons: Record<RoomGroup, IconShape> = {
  today: Calendar,
  fleet: CarFront,
  prices: Tag,
  insight: ChartColumn,
  house: House,
};
