import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from "react-router";
import type { SheetProblem, SheetWarning } from "../../../../../../domain/handovers/check-sheet.ts";
import type { Language } from "../../../../../../domain/language.ts";
import {
  readInSheet,
  readOutSheet,
} from "../../../../../../domain/handovers/reading/read-sheet.ts";
import { exchangeWords } from "../../../../../../i18n/admin-exchange/en.ts";
import { handoverWords } from "../../../../../../i18n/admin-handover/en.ts";
import { adminPath } from "../../../../../../i18n/admin-paths.ts";
import { exchangeVehicle } from "../../../../../../server/handovers/exchange-vehicle.ts";
import { Refused } from "../../../../../../ui/admin/form/refused.tsx";
import { PageHead } from "../../../../../../ui/admin/page/page-head.tsx";
import { Plate } from "../../../../../../ui/admin/page/plate.tsx";
import { useHydrated } from "../../../../../../ui/browser/use-hydrated.ts";
import { ButtonLink } from "../../../../../../ui/controls/button.tsx";
import { EmptyState } from "../../../../../../ui/controls/states/empty-state.tsx";
import { page } from "../../../../../request/page-context.ts";
import { privateHeaders } from "../../../../../request/private-headers.ts";
import { readForm } from "../../../../../request/read-form.ts";
import { useSite } from "../../../../../request/use-site.ts";
import { type ActionAnswer, answerWith, badForm, leadTo } from "../../../../forms/action-answer.ts";
import { textOf } from "../../../../forms/fields-of.ts";
import { rereadUnlessDown } from "../../../../forms/reread.ts";
import { requireStaff } from "../../../../guard/require-staff.ts";
import { jsonOf, maxSheet, openHandover } from "../load-handover.ts";
import { ChooseVehicle } from "./choose-vehicle.tsx";
import { ExchangeForm } from "./exchange-form.tsx";
import styles from "./exchange.module.css";
import { loadExchange } from "./load-exchange.ts";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const about = context.get(page);
  const member = await requireStaff(request, about, "hand-over");
  const found = await openHandover(params.code, about);
  const wished = Number(new URL(request.url).searchParams.get("vehicle"));
  const loaded = await loadExchange(found, wished, { ...about, role: member.role });
  const { random } = about.deps;
  return data({ ...loaded, keys: [random.uuid(), random.uuid()] }, { headers: privateHeaders });
}

/** Why the exchange was not done: `of` says about which of the two sheets it is. */
export type ExchangeAnswer = ActionAnswer<{
  refused: string;
  faults: {
    of?: "out" | "back";
    problems: readonly SheetProblem[];
    open: readonly SheetWarning[];
  };
}>;

export async function action({ request, context, params }: ActionFunctionArgs) {
  const about = context.get(page);
  const { by } = await requireStaff(request, about, "hand-over");
  const found = await openHandover(params.code, about);
  const form = await readForm(request);
  const { deps, now, language } = about;
  const back = readInSheet(jsonOf(textOf(form, "back", maxSheet)));
  const out = readOutSheet(jsonOf(textOf(form, "out", maxSheet)));
  const version = textOf(form, "version", 12);
  if (!back || !out || !/^\d{1,9}$/.test(version)) throw badForm();
  const repair = textOf(form, "repairDays", 5);
  const { token, code } = found.view;
  const answer = await exchangeVehicle(deps, {
    token,
    by,
    now,
    seenVersion: Number(version),
    back,
    out,
    reason: textOf(form, "reason", 4000),
    ...(repair !== "" && { repairDays: Number(repair) }),
  });
  if (answer.ok) {
    const query = new URLSearchParams({ done: "exchange", of: code });
    if ("stuck" in answer && answer.stuck) query.set("stuck", answer.stuck);
    return leadTo(`${adminPath("reservation-management", language)}?${query}`);
  }
  const problems = "problems" in answer ? (answer.problems as readonly SheetProblem[]) : [];
  const open = "open" in answer ? answer.open : [];
  const of = "sheet" in answer ? answer.sheet : undefined;
  const faults = { problems, open, ...(of && { of }) };
  return answerWith<ExchangeAnswer>({ refused: answer.reason, faults }, 409);
}

export const shouldRevalidate = rereadUnlessDown;

export function headers() {
  return privateHeaders;
}

/** The vehicle of a rental is exchanged for another one, while the rental goes on. */
export default function Exchange() {
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { language } = useSite();
  const isHere = useHydrated();
  const words = exchangeWords(language);
  const { back, out, keys, state } = loaded;
  const title = words.titleOf(back.customerName);
  return (
    <>
      <title>{`${title} · Eternal Pro`}</title>
      <PageHead
        title={title}
        lead={
          <>
            {back.carName} <Plate>{back.out?.plate ?? back.vehicle.plate}</Plate>
            {out && (
              <>
                {" → "}
                {out.carName} <Plate>{out.vehicle.plate}</Plate>
              </>
            )}
          </>
        }
      />
      {state !== "open" && <NotNow {...{ language, state }} code={back.code} />}
      {!out && answer?.refused && (
        <Refused className={styles.refused}>
          {words.refused[answer.refused] ??
            handoverWords(language).refused[answer.refused] ??
            handoverWords(language).refused.form}
        </Refused>
      )}
      {state === "open" && !out && <ChooseVehicle {...{ language, loaded }} />}
      {state === "open" && out && (
        <ExchangeForm
          key={`${back.code} ${out.vehicle.id} ${isHere}`}
          {...{ language, back, out, answer, keys, isHere }}
          places={loaded.places}
        />
      )}
    </>
  );
}

type NotNowProps = { language: Language; state: "closed" | "over"; code: string };

/** Why no vehicle can be exchanged now, and where the way goes on. */
function NotNow({ language, state, code }: NotNowProps) {
  const words = exchangeWords(language);
  const { refused, reservation } = handoverWords(language);
  const to = adminPath("reservations", language, code);
  return state === "closed" ? (
    <EmptyState heading="h2" title={words.title} text={refused.closed ?? ""}>
      <ButtonLink to={to}>{reservation}</ButtonLink>
    </EmptyState>
  ) : (
    <EmptyState heading="h2" title={words.title} text={words.over}>
      <ButtonLink to={`${to}?task=extend`}>{words.extend}</ButtonLink>
    </EmptyState>
  );
}
