import { useState } from "react";
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useLoaderData,
} from "react-router";
import { may } from "../../../../domain/staff/rights.ts";
import { adminPath } from "../../../../i18n/admin-paths.ts";
import { pricingWords } from "../../../../i18n/admin-pricing/en.ts";
import { type PricingSection, pricingSections } from "../../../../i18n/admin-pricing/sections.ts";
import { requireStaff } from "../../guard/require-staff.ts";
import { answerChange } from "./answer-change.ts";
import { Calendar } from "./calendar/calendar.tsx";
import {
  discountKeys,
  isBlank,
  isTwice,
  type Step,
  stepKey,
  stepsOf,
  DiscountSteps,
} from "./discount-steps.tsx";
import { Fees } from "./fees.tsx";
import { PriceEditor } from "./price-editor.tsx";
import { Rates } from "./rates.tsx";
import { type PricingView, readView } from "./read-view.ts";
import { Seasons } from "./seasons.tsx";
import { type PriceEdits, usePriceEdits } from "./use-price-edits.ts";
import { page } from "../../../request/page-context.ts";
import { privateHeaders } from "../../../request/private-headers.ts";
import { markPricesSeen } from "../../../../server/installation/mark-prices-seen.ts";
import { ExportLinks } from "../../../../ui/admin/list/export-links.tsx";
import { Views } from "../../../../ui/admin/list/views.tsx";
import { PageBody } from "../../../../ui/admin/page/page-body.tsx";
import { PageHead } from "../../../../ui/admin/page/page-head.tsx";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const about = context.get(page);
  const member = await requireStaff(request, about, "see-catalogue");
  if (may(member.role, "vouch-for-prices")) await markPricesSeen(about.deps);
  return data(await readView(request, about, member, params.section), { headers: privateHeaders });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const about = context.get(page);
  return answerChange(request, about, await requireStaff(request, about, "edit-prices"));
}

export function headers() {
  return privateHeaders;
}

/** The price of a rental day and the fees around it, section by section. */
export default function Pricing() {
  const view = useLoaderData<typeof loader>();
  const { language, section } = view;
  const words = pricingWords(language);
  return (
    <>
      <title>{`${words.sections[section]} · ${words.title} · Eternal Pro`}</title>
      <PageHead title={words.title} lead={words.lead}>
        {view.mayExport && (
          <ExportLinks
            csvHref={adminPath("pricing", language, "export.csv")}
            xlsxHref={adminPath("pricing", language, "export.xlsx")}
          />
        )}
      </PageHead>
      <Views
        label={words.sectionsLabel}
        views={pricingSections.map((name) => ({
          to: sectionPath(name, view),
          label: words.sections[name],
          isCurrent: name === section,
        }))}
      />
      <PageBody>
        <Section key={section} view={view} />
      </PageBody>
    </>
  );
}

function sectionPath(section: PricingSection, { language }: PricingView): string {
  return section === "rates"
    ? adminPath("pricing", language)
    : adminPath("pricing", language, section);
}

function Section({ view }: { view: PricingView }) {
  if (view.calendar) return <Calendar view={view} calendar={view.calendar} />;
  if (view.section === "seasons") return <Seasons view={view} />;
  if (view.section === "discounts") return <Discounts view={view} />;
  if (view.section === "fees") return <Fees view={view} />;
  return <Rates view={view} />;
}

/** The discounts for long rentals. */
function Discounts({ view }: { view: PricingView }) {
  const edits = usePriceEdits(view);
  // The rows are built anew when the cells are filled anew.
  return <Editor key={edits.refills} {...{ view, edits }} />;
}

function Editor({ view, edits }: { view: PricingView; edits: PriceEdits }) {
  const [steps, setSteps] = useState(() => stepsOf(edits));
  const [isTried, setIsTried] = useState(false);
  const write = (next: Step[]) => {
    setSteps(next);
    // Only saved cells have to be emptied: a row whose days were not a number yet was never a cell.
    const emptied = Object.fromEntries(discountKeys(edits.base.cells).map((key) => [key, ""]));
    const filled = Object.fromEntries(next.map((step) => [stepKey(step), step.percent]));
    edits.type({ ...emptied, ...filled }, discountKeys(edits.typed));
  };
  const isIncomplete = () => {
    setIsTried(true);
    return steps.some((step, index) => isBlank(step) || isTwice(steps, index));
  };
  return (
    <PriceEditor view={view} edits={edits} isIncomplete={isIncomplete}>
      <DiscountSteps {...{ view, edits, steps, write, isTried }} />
    </PriceEditor>
  );
}
