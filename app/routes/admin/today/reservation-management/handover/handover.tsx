import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from "react-router";
import { readInSheet, readOutSheet } from "../../../../../domain/handovers/read-sheet.ts";
import type { SheetProblem, SheetWarning } from "../../../../../domain/handovers/check-sheet.ts";
import { can } from "../../../../../domain/reservations/states/actions.ts";
import { toLocal } from "../../../../../domain/sarajevo.ts";
import { handoverWords } from "../../../../../i18n/admin-handover/en.ts";
import { adminPath } from "../../../../../i18n/admin-paths.ts";
import { handOver } from "../../../../../server/handovers/hand-over.ts";
import { findDraft } from "../../../../../server/handovers/drafts.ts";
import { takeBack } from "../../../../../server/handovers/take-back.ts";
import { PageHead } from "../../../../../ui/admin/page/page-head.tsx";
import { Plate } from "../../../../../ui/admin/page/plate.tsx";
import { useHydrated } from "../../../../../ui/browser/use-hydrated.ts";
import { ButtonLink } from "../../../../../ui/controls/button.tsx";
import { EmptyState } from "../../../../../ui/controls/states/empty-state.tsx";
import { page } from "../../../../request/page-context.ts";
import { privateHeaders } from "../../../../request/private-headers.ts";
import { readForm } from "../../../../request/read-form.ts";
import { useSite } from "../../../../request/use-site.ts";
import { type ActionAnswer, answerWith, badForm, leadTo } from "../../../forms/action-answer.ts";
import { textOf } from "../../../forms/fields-of.ts";
import { requireStaff } from "../../../guard/require-staff.ts";
import { readDirection } from "../read-direction.ts";
import { jsonOf, loadHandover, maxSheet, openHandover } from "./load-handover.ts";
import { Wizard } from "./wizard.tsx";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const about = context.get(page);
  const member = await requireStaff(request, about, "hand-over");
  const direction = readDirection(params.direction);
  if (!direction) throw new Response(null, { status: 404 });
  const found = await openHandover(params.code, about);
  const facts = await loadHandover(found, direction, { ...about, role: member.role });
  const isOpen = can(direction === "out" ? "hand-over" : "check-in", facts.status);
  const key = about.deps.random.uuid();
  const draft = await findDraft(about.deps, { token: found.view.token, direction });
  const begun = draft && {
    version: draft.version,
    body: draft.body,
    at: toLocal(draft.editedAt.getTime()),
  };
  return data({ facts, isOpen, key, begun }, { headers: privateHeaders });
}

/** Why the handover was not done. */
export type HandoverAnswer = ActionAnswer<{
  refused: string;
  faults: { problems: readonly SheetProblem[]; open: readonly SheetWarning[] };
}>;

export async function action({ request, context, params }: ActionFunctionArgs) {
  const about = context.get(page);
  const { by } = await requireStaff(request, about, "hand-over");
  const direction = readDirection(params.direction);
  if (!direction) throw new Response(null, { status: 404 });
  const found = await openHandover(params.code, about);
  const form = await readForm(request);
  const { deps, now, language } = about;
  const asked = { token: found.view.token, by, now, seenVersion: Number(textOf(form, "version")) };
  const typed = jsonOf(textOf(form, "sheet", maxSheet));
  const out = direction === "out" ? readOutSheet(typed) : undefined;
  const back = direction === "in" ? readInSheet(typed) : undefined;
  if (!out && !back) throw badForm();
  const answer = out
    ? await handOver(deps, { ...asked, ...out, early: textOf(form, "early") === "yes" })
    : back && (await takeBack(deps, { ...asked, ...back }));
  if (!answer) throw badForm();
  if (answer.ok)
    return leadTo(
      `${adminPath("reservation-management", language)}?done=${direction}&of=${found.view.code}`,
    );
  const problems = "problems" in answer ? (answer.problems as readonly SheetProblem[]) : [];
  const open = "open" in answer ? answer.open : [];
  return answerWith<HandoverAnswer>({ refused: answer.reason, faults: { problems, open } }, 409);
}

export function headers() {
  return privateHeaders;
}

/** A vehicle is given out, or taken back, in five steps. */
export default function Handover() {
  const { facts, isOpen, key, begun } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { language } = useSite();
  const isHere = useHydrated();
  const words = handoverWords(language);
  const { direction, customerName, carName } = facts;
  const title = words.titleOf[direction](customerName);
  return (
    <>
      <title>{`${title} · Eternal Pro`}</title>
      <PageHead
        title={title}
        lead={
          <>
            {carName} <Plate>{facts.out?.plate ?? facts.vehicle.plate}</Plate>
          </>
        }
      />
      {isOpen ? (
        <Wizard
          key={`${facts.code} ${direction} ${isHere}`}
          {...{ language, facts, answer, isHere, begun }}
          phoneKey={key}
        />
      ) : (
        <EmptyState heading="h2" title={words.title[direction]} text={words.refused.closed ?? ""}>
          <ButtonLink to={adminPath("reservations", language, facts.code)}>
            {words.reservation}
          </ButtonLink>
        </EmptyState>
      )}
    </>
  );
}
