import { ChevronDown, SlidersHorizontal, X } from "lucide-react";
import { useSearchParams } from "react-router";
import type { Language } from "../../../../domain/language.ts";
import { resultsWords } from "../../../../i18n/results/en.ts";
import { Button } from "../../../../ui/controls/button.tsx";
import { ChipLink } from "../../../../ui/controls/chip.tsx";
import { Icon } from "../../../../ui/controls/icon.tsx";
import { List } from "../../../../ui/controls/list.tsx";
import { chipLabel, filterFormId, filterSheetId, useSendFilters } from "./filter-form.tsx";
import { facets, sorts, type Facet, type Filters, type Sort } from "./filter-cars.ts";
import styles from "./results-top.module.css";

type Props = { language: Language; filters: Filters; sort: Sort; free: number; all: number };

/** The number of free cars, the active filters, and the order of the list. */
export function ResultsTop({ language, filters, sort, free, all }: Props) {
  const words = resultsWords(language);
  const applied = facets.flatMap((facet) => filters[facet].map((value) => ({ facet, value })));
  return (
    <div className={styles.top}>
      <Button className={styles.open} icon={SlidersHorizontal} popoverTarget={filterSheetId}>
        {applied.length > 0 ? words.filtersOn(applied.length) : words.filters}
      </Button>
      <p className={styles.count} role="status">
        {all > 0 && (
          <>
            <b>{words.count(free, all)}</b> {words.countFree(free)}
            <span className={styles.wide}>{words.countNote}</span>
          </>
        )}
      </p>
      {applied.length > 0 && <Applied language={language} applied={applied} />}
      <SortField language={language} sort={sort} />
    </div>
  );
}

type AppliedProps = { language: Language; applied: readonly { facet: Facet; value: string }[] };

function Applied({ language, applied }: AppliedProps) {
  const words = resultsWords(language);
  const [params] = useSearchParams();
  return (
    <List className={styles.applied}>
      {applied.map(({ facet, value }) => {
        const rest = new URLSearchParams(params);
        rest.delete(facet, value);
        return (
          <li key={facet + value}>
            <ChipLink on to={`?${rest}`} replace preventScrollReset>
              {chipLabel(facet, value, language)}
              <Icon of={X} size={16} />
              <span className="visually-hidden">{words.remove}</span>
            </ChipLink>
          </li>
        );
      })}
    </List>
  );
}

function SortField({ language, sort }: Pick<Props, "language" | "sort">) {
  const words = resultsWords(language);
  const send = useSendFilters();
  return (
    <div className={styles.sort}>
      <label>
        <span>{words.sort}</span>
        <select
          name="sort"
          form={filterFormId}
          key={sort}
          defaultValue={sort}
          onChange={(event) => send(event.currentTarget.form)}
        >
          {sorts.map((one) => (
            <option key={one} value={one}>
              {words.sorts[one]}
            </option>
          ))}
        </select>
        <Icon of={ChevronDown} size={16} />
      </label>
      <noscript>
        <Button type="submit" form={filterFormId}>
          {words.apply}
        </Button>
      </noscript>
    </div>
  );
}
