import type { Language } from "../../../../domain/language.ts";
import { adminPath } from "../../../../i18n/admin-paths.ts";
import { adminStaffWords } from "../../../../i18n/admin-staff/en.ts";
import { adminWords } from "../../../../i18n/admin/en.ts";
import type { StaffMember } from "../../../../server/staff/members/list-staff.ts";
import { DataTable } from "../../../../ui/admin/list/data-table.tsx";
import { StatusDot } from "../../../../ui/admin/page/status-dot.tsx";
import { Tag } from "../../../../ui/controls/marks/tag.tsx";

type Shown = Omit<StaffMember, "seen"> & { seen?: string | undefined };

type Props = { language: Language; ownId: string; members: readonly Shown[] };

/** All members of staff; a row leads to the member's page. */
export function MemberTable({ language, ownId, members }: Props) {
  const words = adminStaffWords(language).staff;
  const { roles } = adminWords(language);
  const state = ({ disabled }: Shown) => (
    <StatusDot tone={disabled ? "off" : "good"}>
      {disabled ? words.disabled : words.active}
    </StatusDot>
  );
  const name = ({ id, name: own }: Shown) => (
    <>
      {own} {id === ownId && <Tag>{words.you}</Tag>}
    </>
  );
  const step = ({ hasSecondStep }: Shown) => (hasSecondStep ? words.twoStepOn : words.twoStepOff);
  return (
    <DataTable
      caption={words.caption}
      rows={members}
      keyOf={({ id }) => id}
      hrefOf={({ id }) => adminPath("settings", language, "staff", id)}
      columns={[
        { key: "name", label: words.name, cell: name },
        { key: "email", label: words.invite.email, cell: ({ email }) => email, isWide: true },
        { key: "role", label: words.role, cell: ({ role }) => roles[role] },
        { key: "state", label: words.state, cell: state },
        { key: "seen", label: words.seen, cell: ({ seen }) => seen ?? words.never },
        { key: "step", label: words.twoStep, cell: step },
      ]}
      card={(member) => ({
        title: name(member),
        end: state(member),
        sub: `${roles[member.role]} · ${member.email}`,
        subEnd: member.seen ?? words.never,
      })}
      empty={words.never}
    />
  );
}
