import { ChevronLeft, ChevronRight } from "lucide-react";
import { Form } from "react-router";
import { barLooks, barSigns } from "../../../../domain/availability/planner/bar.ts";
import {
  daysOfZoom,
  showsHours,
  usualFrom,
  writePlannerView,
  zooms,
} from "../../../../domain/availability/planner/planner-view.ts";
import { addDays } from "../../../../domain/calendar.ts";
import { carCategories } from "../../../../domain/cars/car.ts";
import type { SavedView } from "../../../../domain/lists/saved-view.ts";
import type { Language } from "../../../../domain/language.ts";
import { adminPath } from "../../../../i18n/admin-paths.ts";
import { plannerWords } from "../../../../i18n/admin-planner/en.ts";
import { carWords } from "../../../../i18n/booking/car-words.ts";
import { formatDate } from "../../../../i18n/format.ts";
import { DateInput } from "../../../../ui/admin/form/date-input.tsx";
import { Views } from "../../../../ui/admin/list/views.tsx";
import { Button, ButtonLink } from "../../../../ui/controls/button.tsx";
import { ChipLink } from "../../../../ui/controls/chip.tsx";
import { classNames } from "../../../../ui/controls/class-names.ts";
import { SelectField } from "../../../../ui/controls/field.tsx";
import { lookMarks, signMarks } from "./bar-words.ts";
import { SavedViews } from "../../lists/saved-views.tsx";
import type { ViewAnswer } from "../../lists/answer-views.ts";
import { plannerAddress, shifted } from "./planner-address.ts";
import type { Planner } from "./read-planner.ts";
import barStyles from "./bar.module.css";
import styles from "./planner.module.css";

type Props = { language: Language; planner: Pick<Planner, "view" | "places" | "today"> };

/** The days of a view, as people say them. */
export function spanText({ view }: Pick<Planner, "view">, language: Language): string {
  const last = addDays(view.from, daysOfZoom[view.zoom] - 1);
  return plannerWords(language).span(formatDate(view.from, language), formatDate(last, language));
}

type HeadProps = Props & { saved: readonly SavedView[]; answer: ViewAnswer | undefined };

/** Which days are shown and how many, and whose; with the member's own views. */
export function PlannerHead({ language, planner, saved, answer }: HeadProps) {
  const { view, today } = planner;
  const words = plannerWords(language);
  const usual = { ...view, from: usualFrom(view.zoom, today) };
  const to = (other: typeof view) => plannerAddress(language, other, today);
  const query = writePlannerView(view, today).toString();
  const current = saved.find((one) => one.query === query);
  const own = saved.map(({ id, name, query: kept }) => ({
    to: `${adminPath("car-availability", language)}${kept && `?${kept}`}`,
    label: name,
    isCurrent: id === current?.id,
  }));
  return (
    <>
      <div className={styles.zooms}>
        <Views
          label={words.zoomsLabel}
          views={[
            ...zooms.map((zoom) => ({
              to: to({ ...view, zoom, from: fromFor(planner, zoom) }),
              label: words.zooms[zoom],
              isCurrent: zoom === view.zoom && !current,
            })),
            ...own,
          ]}
        >
          <SavedViews {...{ language, current, answer }} lead={words.saveLead} />
        </Views>
      </div>
      <div className={styles.tools}>
        <nav className={styles.days} aria-label={words.daysLabel}>
          <ButtonLink
            square
            icon={ChevronLeft}
            to={to(shifted(view, -1))}
            aria-label={words.earlier}
            preventScrollReset
          />
          <ButtonLink to={to(usual)} preventScrollReset>
            {words.today}
          </ButtonLink>
          <ButtonLink
            square
            icon={ChevronRight}
            to={to(shifted(view, 1))}
            aria-label={words.later}
            preventScrollReset
          />
        </nav>
        <Narrow language={language} planner={planner} />
      </div>
    </>
  );
}

/** Another zoom begins with the same day, and with its own usual one where the day was the usual one. */
function fromFor({ view, today }: Props["planner"], zoom: Planner["view"]["zoom"]) {
  const isUsual = view.from === usualFrom(view.zoom, today);
  return isUsual || (showsHours(zoom) && !showsHours(view.zoom))
    ? usualFrom(zoom, today)
    : view.from;
}

function Narrow({ language, planner: { view, places, today } }: Props) {
  const { narrow } = plannerWords(language);
  const { category: categories } = carWords(language);
  const kept = writePlannerView({ ...view, from: usualFrom(view.zoom, today) }, today);
  for (const name of ["place", "category"]) kept.delete(name);
  const { from, place, category } = view;
  return (
    <Form method="get" className={styles.narrow} preventScrollReset>
      {[...kept].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <DateInput key={from} name="from" label={narrow.day} defaultValue={from} />
      <SelectField key={`at ${place}`} name="place" label={narrow.place} defaultValue={place ?? ""}>
        <option value="">{narrow.everyPlace}</option>
        {places.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        key={`of ${category}`}
        name="category"
        label={narrow.category}
        defaultValue={category ?? ""}
      >
        <option value="">{narrow.everyCategory}</option>
        {carCategories.map((one) => (
          <option key={one} value={one}>
            {categories[one]}
          </option>
        ))}
      </SelectField>
      <Button type="submit" kind="pick">
        {narrow.show}
      </Button>
    </Form>
  );
}

/** What the colours and marks mean; each narrows the view to vehicles that have it. */
export function Legend({ language, planner: { view, today } }: Props) {
  const words = plannerWords(language);
  const { state, ...all } = view;
  const chip = (one: NonNullable<typeof state>) => ({
    to: plannerAddress(language, state === one ? all : { ...all, state: one }, today),
    on: state === one,
    "aria-current": state === one ? ("true" as const) : undefined,
    preventScrollReset: true,
  });
  return (
    <nav className={styles.legend} aria-label={words.legend}>
      {barLooks.map((look) => (
        <ChipLink key={look} {...chip(look)}>
          <span className={classNames(barStyles.sample, barStyles[look])} aria-hidden="true">
            {lookMarks[look]}
          </span>
          {words.looks[look]}
        </ChipLink>
      ))}
      {barSigns.map((sign) => (
        <ChipLink key={sign} {...chip(sign)}>
          <b aria-hidden="true">{signMarks[sign]}</b> {words.signs[sign]}
        </ChipLink>
      ))}
      {(["turnaround", "transfer"] as const).map((tail) => (
        <span key={tail} className={styles.tailSample}>
          <span className={classNames(barStyles.sample, barStyles[tail])} aria-hidden="true" />
          {words.tails[tail]}
        </span>
      ))}
    </nav>
  );
}
