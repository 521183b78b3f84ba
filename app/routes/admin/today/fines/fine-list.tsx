import type { FineState } from "../../../../domain/fines/fine.ts";
import type { Language } from "../../../../domain/language.ts";
import { finesWords } from "../../../../i18n/admin-fines/en.ts";
import { adminPath } from "../../../../i18n/admin-paths.ts";
import { type Column, DataTable } from "../../../../ui/admin/list/data-table.tsx";
import { Pager } from "../../../../ui/admin/list/pager.tsx";
import { StatusDot, type Tone } from "../../../../ui/admin/page/status-dot.tsx";
import { EmptyState } from "../../../../ui/controls/states/empty-state.tsx";
import type { ShownFine } from "./shown-fine.ts";

const tones: Record<FineState, Tone> = {
  entered: "pending",
  named: "busy",
  charged: "busy",
  settled: "good",
  withdrawn: "off",
};

type Props = {
  language: Language;
  rows: readonly ShownFine[];
  /** Something is searched or filtered. */
  isNarrow: boolean;
  firstHref: string | undefined;
  nextHref: string | undefined;
};

export function FineList({ language, rows, isNarrow, firstHref, nextHref }: Props) {
  const words = finesWords(language);
  const empty = isNarrow ? { title: words.noneFound } : { title: words.none, text: words.noneText };
  return (
    <>
      <DataTable<ShownFine>
        caption={words.title}
        columns={columnsOf(language)}
        rows={rows}
        keyOf={({ id }) => String(id)}
        hrefOf={({ id }) => adminPath("fines", language, id)}
        card={cardOf(language)}
        empty={<EmptyState heading="h2" {...empty} />}
      />
      {rows.length > 0 && (
        <Pager
          label={words.shown(rows.length)}
          {...(firstHref !== undefined && { before: firstHref })}
          {...(nextHref !== undefined && { after: nextHref })}
        />
      )}
    </>
  );
}

function cardOf(language: Language) {
  return ({ plate, amount, when, customer, state }: ShownFine) => ({
    title: plate,
    end: amount,
    sub: `${when}, ${customer}`,
    subEnd: <FineStateDot language={language} state={state} />,
  });
}

/** The state of a fine. */
export function FineStateDot({ language, state }: { language: Language; state: FineState }) {
  return <StatusDot tone={tones[state]}>{finesWords(language).states[state]}</StatusDot>;
}

function columnsOf(language: Language): Column<ShownFine>[] {
  const { columns } = finesWords(language);
  return [
    { key: "plate", label: columns.plate, cell: ({ plate }) => plate },
    { key: "at", label: columns.at, cell: ({ when }) => when },
    {
      key: "authority",
      label: columns.authority,
      isWide: true,
      cell: ({ authority, reference }) => `${authority}, ${reference}`,
    },
    { key: "amount", label: columns.amount, isNumber: true, cell: ({ amount }) => amount },
    { key: "due", label: columns.due, cell: ({ dueOn }) => dueOn ?? "–" },
    { key: "customer", label: columns.customer, cell: ({ customer }) => customer },
    {
      key: "state",
      label: columns.state,
      cell: ({ state }) => <FineStateDot language={language} state={state} />,
    },
  ];
}
