import { useState } from "react";
import { dateOf } from "../../../../domain/calendar.ts";
import type { Language } from "../../../../domain/language.ts";
import { formatCode } from "../../../../domain/reservations/code.ts";
import { searchWords } from "../../../../domain/finding/search-words.ts";
import {
  inView,
  isNarrowed,
  listViews,
  writeListFilter,
} from "../../../../domain/reservations/states/list-filter.ts";
import type { StaffRole } from "../../../../domain/staff/roles.ts";
import { adminPath } from "../../../../i18n/admin-paths.ts";
import { movesWords } from "../../../../i18n/admin-moves/en.ts";
import { savedViewWords } from "../../../../i18n/admin-saved-views/en.ts";
import { adminReservationsWords } from "../../../../i18n/admin-reservations/en.ts";
import { DataTable, type Direction } from "../../../../ui/admin/list/data-table.tsx";
import { Pager } from "../../../../ui/admin/list/pager.tsx";
import { Views } from "../../../../ui/admin/list/views.tsx";
import { ButtonLink } from "../../../../ui/controls/button.tsx";
import { EmptyState } from "../../../../ui/controls/states/empty-state.tsx";
import { Refused } from "../../../../ui/admin/form/refused.tsx";
import { useSite } from "../../../request/use-site.ts";
import type { ViewAnswer } from "../../lists/answer-views.ts";
import { listAddress, ListFilters } from "./list-filters.tsx";
import { cardOf, columnsOf } from "./list-columns.tsx";
import styles from "./list.module.css";
import type { ShownList, ShownRow } from "./list-view.ts";
import { groupsOf, nameOf } from "./row-words.ts";
import { ChosenBar, chosenForm } from "./chosen-bar.tsx";
import { SavedViews } from "../../lists/saved-views.tsx";

type Props = { language: Language; list: ShownList };
type BodyProps = Props & { role: StaffRole; answer: ViewAnswer | undefined };

/** The maximum count that is written out; a larger one becomes "999+". */
const maxCounted = 999;

/** The views, the filters, and the rows below them. */
export function ListBody({ language, list, role, answer }: BodyProps) {
  const words = adminReservationsWords(language);
  const today = dateOf(useSite().today);
  const { filter, rows, before, after } = list;
  const about = { language, today, filter, places: list.places };
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  // What is on another page, or gone from this one, is not chosen: nobody sees it.
  const chosen = rows.filter((row) => ticked.has(keyOf(row)));
  const addressOf = (change: Partial<typeof filter>) => listAddress(language, filter, change);
  return (
    <div className={styles.list}>
      <ListViews {...{ language, list, answer }} />
      {answer?.refused && (
        <Refused className={styles.told}>{savedViewWords(language).faults[answer.refused]}</Refused>
      )}
      <ListFilters {...{ language, today, list }} />
      <DataTable<ShownRow>
        caption={words.title}
        columns={columnsOf(about)}
        rows={rows}
        keyOf={keyOf}
        nameOf={(row) => `${formatCode(row.code)}, ${nameOf(row, language)}`}
        hrefOf={({ code }) => adminPath("reservations", language, code)}
        sort={{ key: filter.sort, direction: filter.direction }}
        sortHref={(key, direction: Direction) =>
          addressOf({ sort: key as typeof filter.sort, direction })
        }
        groupOf={groupsOf(list, { language, today })}
        card={(row) => cardOf(row, about)}
        select={{
          selected: new Set(chosen.map(keyOf)),
          onChange: setTicked,
          field: { form: chosenForm, name: "code", valueOf: ({ code }) => code },
        }}
        empty={<Empty language={language} list={list} />}
      />
      {rows.length > 0 && (
        <Pager
          label={(filter.sort === "time" ? movesWords(language) : words).shown(rows.length)}
          {...(before && { before: addressOf({ before }) })}
          {...(after && { after: addressOf({ after }) })}
        />
      )}
      {rows.length > 0 && (
        <ChosenBar
          language={language}
          role={role}
          chosen={new Set(chosen.map(({ code }) => code)).size}
          onClear={() => setTicked(new Set())}
        />
      )}
    </div>
  );
}

/** A reservation that goes out and comes back in one view has two rows. */
function keyOf({ code, side }: ShownRow): string {
  return side ? `${code} ${side}` : code;
}

function ListViews({ language, list, answer }: Props & { answer: ViewAnswer | undefined }) {
  const words = adminReservationsWords(language);
  const { filter, counts, saved } = list;
  const fresh = { ...filter, after: undefined, before: undefined };
  const query = writeListFilter(fresh).toString();
  const current = saved.find((view) => view.query === query);
  const plain = { search: "", sort: filter.sort, direction: filter.direction };
  const isPlain = !isNarrowed(filter) && !current;
  const ours = listViews.map((view) => {
    const count = counts[view];
    return {
      to: listAddress(language, inView({ ...plain, view }, view)),
      label: words.views[view],
      count: count > maxCounted ? `${maxCounted}+` : count,
      isCurrent: view === filter.view && isPlain,
      ...(view === "overdue" && count > 0 && { tone: "bad" as const }),
    };
  });
  const own = saved.map(({ id, name, query: kept }) => ({
    to: `${adminPath("reservations", language)}?${kept}`,
    label: name,
    isCurrent: id === current?.id,
  }));
  return (
    <Views label={words.viewsLabel} views={[...ours, ...own]}>
      <SavedViews {...{ language, current, answer }} lead={savedViewWords(language).lead} />
    </Views>
  );
}

function Empty({ language, list: { filter, counts } }: Props) {
  const words = adminReservationsWords(language).empty;
  if (counts.all === 0)
    return <EmptyState title={words.first} heading="h2" text={words.firstText} />;
  const isShort = filter.search !== "" && searchWords(filter.search).length === 0;
  const narrowed = isNarrowed(filter) ? words.narrowed : words.view;
  const searched = isShort ? words.tooShort : words.search(filter.search);
  return (
    <EmptyState title={words.title} heading="h2" text={filter.search ? searched : narrowed}>
      <ButtonLink to={`${adminPath("reservations", language)}?view=all`}>{words.all}</ButtonLink>
    </EmptyState>
  );
}
