import { Link } from "react-router";
import { type Room, type RoomGroup, railOf, roomsOf } from "../../../../domain/staff/rooms.ts";
import { adminFrameWords } from "../../../../i18n/admin-frame/en.ts";
import { adminPath } from "../../../../i18n/admin-paths.ts";
import { Icon } from "../../../../ui/controls/icon.tsx";
import { currentRoom } from "./current-room.ts";
import { Drop } from "../drop.tsx";
import { roomToOpen, useLastRooms } from "./last-rooms.ts";
import { type RailProps, RoomLinks, shortCount } from "./rail.tsx";
import styles from "./rail.module.css";
import { groupIcons } from "./room-icons.ts";

type Props = RailProps & { memberId: string };

/**
 * The pages of the back office on a phone: a bar of groups. The first tap on a group opens its page that was visited
 * last, the next one its other pages.
 */
export function GroupBar({ memberId, ...props }: Props) {
  const words = adminFrameWords(props.language);
  const current = currentRoom(props.path, props.language);
  const last = useLastRooms(memberId, current);
  const open = roomsOf(props.role);
  return (
    // The key closes an open group once one of its pages was chosen.
    <nav key={props.path} className={styles.bar} aria-label={words.groupsLabel}>
      {railOf(props.role).map(({ group, lines }) => (
        <Group
          key={group}
          {...props}
          {...{ group, lines }}
          to={adminPath(roomToOpen(group, { open, last }) ?? "admin", props.language)}
          isCurrent={group === current?.group}
        />
      ))}
    </nav>
  );
}

type GroupProps = RailProps & {
  group: RoomGroup;
  lines: readonly Room[];
  to: string;
  isCurrent: boolean;
};

function Group({ group, lines, to, isCurrent, ...props }: GroupProps) {
  const words = adminFrameWords(props.language);
  const count = lines.reduce((sum, { name }) => sum + (props.waiting[name] ?? 0), 0);
  const inside = (
    <>
      <span className={styles.picture}>
        <Icon of={groupIcons[group]} size={20} />
        {count > 0 && (
          <span className={styles.count} aria-hidden="true">
            {shortCount(count)}
          </span>
        )}
      </span>
      <span className={styles.label}>{words.groups[group]}</span>
      {count > 0 && <span className="visually-hidden">, {words.waiting(count)}</span>}
    </>
  );
  if (!isCurrent || lines.length === 1)
    return (
      <Link
        className={styles.entry}
        to={to}
        data-current={isCurrent || undefined}
        aria-current={isCurrent ? "page" : undefined}
      >
        {inside}
      </Link>
    );
  return (
    <Drop summary={inside} summaryClassName={styles.entry} isCurrent>
      <div className={styles.sheet}>
        <RoomLinks {...props} lines={lines} />
      </div>
    </Drop>
  );
}
