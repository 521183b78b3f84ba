import { useSearchParams } from "react-router";
import type { Language } from "../../../../domain/language.ts";
import { pathTo } from "../../../../i18n/paths.ts";
import { resultsWords } from "../../../../i18n/results/en.ts";
import { EmptyState } from "../../../../ui/controls/states/empty-state.tsx";
import { ButtonLink } from "../../../../ui/controls/button.tsx";
import { facets } from "./filter-cars.ts";

/** No car to show: because of the filters, or because none is listed. */
export function NothingFits({ language, all }: { language: Language; all: number }) {
  const words = resultsWords(language);
  const [params] = useSearchParams();
  if (all === 0) {
    return (
      <EmptyState heading="h2" title={words.noCarsTitle} text={words.noCarsLead}>
        <ButtonLink to={pathTo("contact", language)}>{words.contact}</ButtonLink>
      </EmptyState>
    );
  }
  const bare = new URLSearchParams(params);
  for (const facet of facets) bare.delete(facet);
  return (
    <EmptyState heading="h2" title={words.emptyTitle} text={words.emptyLead(all)}>
      <ButtonLink to={`?${bare}`} replace preventScrollReset>
        {words.clear}
      </ButtonLink>
    </EmptyState>
  );
}
