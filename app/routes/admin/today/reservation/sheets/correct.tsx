import { ArrowLeft } from "lucide-react";
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from "react-router";
import type { FieldFaults } from "../../../../../domain/forms/field-fault.ts";
import { mostKm, readCorrection } from "../../../../../domain/handovers/reading/read-correction.ts";
import { readDrawing } from "../../../../../domain/handovers/reading/read-sheet.ts";
import { adminPath } from "../../../../../i18n/admin-paths.ts";
import { adminSheetsWords } from "../../../../../i18n/admin-sheets/en.ts";
import { correctSheet, type CorrectAnswer } from "../../../../../server/handovers/correct-sheet.ts";
import { findToCorrect } from "../../../../../server/handovers/papers/list-sheets.ts";
import { Refused } from "../../../../../ui/admin/form/refused.tsx";
import { RecordForm } from "../../../../../ui/admin/form/record-form.tsx";
import { PageBody } from "../../../../../ui/admin/page/page-body.tsx";
import { PageHead } from "../../../../../ui/admin/page/page-head.tsx";
import { ButtonLink } from "../../../../../ui/controls/button.tsx";
import { page, type PageContext } from "../../../../request/page-context.ts";
import { privateHeaders } from "../../../../request/private-headers.ts";
import { readForm } from "../../../../request/read-form.ts";
import { useSite } from "../../../../request/use-site.ts";
import { answerWith, badForm, type ActionAnswer } from "../../../forms/action-answer.ts";
import { fieldsOf, readId, textOf, versionOf } from "../../../forms/fields-of.ts";
import { filledForm } from "../../../forms/filled-form.ts";
import { rereadUnlessDown } from "../../../forms/reread.ts";
import { leadAndTell } from "../../../forms/told.ts";
import { requireStaff } from "../../../guard/require-staff.ts";
import { openReservation } from "../load-page.ts";
import { CorrectFields, correctValues } from "./correct-fields.tsx";

const maxDrawing = 200_000;

/** The sheet of an address. Throws 404 when the reservation has none of this number, or it is a correction itself. */
async function openSheet(
  { code, sheet }: { code?: string; sheet?: string },
  about: Pick<PageContext, "deps">,
) {
  const found = await openReservation(code, about);
  const id = readId(sheet);
  const known =
    id !== undefined && (await findToCorrect(about.deps.pool, { id, reservationId: found.id }));
  if (!known) throw new Response(null, { status: 404, headers: privateHeaders });
  return { found, ...known };
}

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const about = context.get(page);
  await requireStaff(request, about, "hand-over");
  const { found, sheet } = await openSheet(params, about);
  const { code } = found.view;
  const { plate } = sheet;
  // The key names this sending: a form sent twice is done once.
  const key = about.deps.random.uuid();
  const loaded = { code, plate, version: found.version, key, values: correctValues(sheet) };
  return data({ ...loaded, isFuel: "fuelEighths" in sheet.energy }, { headers: privateHeaders });
}

type Answer = ActionAnswer<{
  refused: "stale" | "refused";
  faults: FieldFaults;
  typed: Record<string, string>;
}>;

export async function action({ request, context, params }: ActionFunctionArgs) {
  const about = context.get(page);
  const { by } = await requireStaff(request, about, "hand-over");
  const { found, sheet: kept, firstId } = await openSheet(params, about);
  const { deps, now, language } = about;
  const form = await readForm(request);
  const sent = fieldsOf(form);
  const { key = "" } = sent;
  // A drawing is longer than any field that is typed.
  const staff = textOf(form, "staff", maxDrawing);
  const signature = readDrawing(staff);
  if (!/^[0-9a-f-]{36}$/.test(key) || (staff !== "" && !signature)) throw badForm();
  const typed = Object.fromEntries(
    Object.keys(correctValues(kept)).map((name) => [name, sent[name] ?? ""]),
  );
  const read = readCorrection(sent, kept);
  if (!read.ok) return answerWith<Answer>({ faults: read.faults, typed }, 400);
  const answer = await correctSheet(deps, {
    token: found.view.token,
    by,
    now,
    seenVersion: versionOf(sent),
    handoverId: firstId,
    sheet: read.sheet,
    reason: read.reason,
    signatures: signature ? { staff: signature } : {},
    acknowledged: [],
    phoneKey: key,
    sentAt: deps.clock.now(),
  });
  if (!answer.ok) return answerWith<Answer>({ ...toldOf(answer), typed }, 409);
  const to = adminPath("reservations", language, found.view.code);
  throw leadAndTell(to, { deed: "sheet-corrected", name: kept.plate });
}

/** What a refusal says: at a field where it is about one. */
function toldOf(answer: Exclude<CorrectAnswer, { ok: true }>): Pick<Answer, "faults" | "refused"> {
  if (answer.reason === "stale") return { refused: "stale" };
  const problems = answer.reason === "invalid" ? answer.problems : [];
  const below = problems.find((problem) => problem.code === "odometer-below");
  if (!below) return { refused: "refused" };
  return { faults: { odometer: { code: "number", min: below.leastKm, max: mostKm } } };
}

export const shouldRevalidate = rereadUnlessDown;

export function headers() {
  return privateHeaders;
}

/** A signed sheet is corrected by another one beside it. */
export default function CorrectSheet() {
  const { code, plate, version, key, values, isFuel } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { language } = useSite();
  const words = adminSheetsWords(language).page;
  const { filled, outcome } = filledForm(answer, answer?.typed ?? values, language);
  return (
    <>
      <title>{`${words.title(plate)} · Eternal Pro`}</title>
      <PageHead title={words.title(plate)} lead={words.lead}>
        <ButtonLink icon={ArrowLeft} to={adminPath("reservations", language, code)}>
          {words.back}
        </ButtonLink>
      </PageHead>
      <PageBody>
        {answer?.refused && <Refused>{words[answer.refused]}</Refused>}
        <RecordForm {...outcome} version={version} submitLabel={words.save}>
          <input type="hidden" name="key" value={key} />
          <CorrectFields {...{ language, filled, isFuel }} />
        </RecordForm>
      </PageBody>
    </>
  );
}
