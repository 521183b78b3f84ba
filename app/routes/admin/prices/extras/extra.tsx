import { ArrowLeft, Trash2 } from "lucide-react";
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from "react-router";
import { dateOf } from "../../../../domain/calendar.ts";
import type { Language } from "../../../../domain/language.ts";
import { toLocal } from "../../../../domain/sarajevo.ts";
import { may } from "../../../../domain/staff/rights.ts";
import { adminExtrasWords } from "../../../../i18n/admin-extras/en.ts";
import { adminPath } from "../../../../i18n/admin-paths.ts";
import { notFound } from "../../forms/action-answer.ts";
import { filledForm } from "../../forms/filled-form.ts";
import { requireStaff } from "../../guard/require-staff.ts";
import { answerExtra } from "./answer-extra.ts";
import { AwayPanel } from "./away-panel.tsx";
import { DaysPanel } from "./days-panel.tsx";
import { extraFields, ExtraForm } from "./extra-form.tsx";
import { daysAhead } from "./find-extras.ts";
import { page } from "../../../request/page-context.ts";
import { privateHeaders } from "../../../request/private-headers.ts";
import { useSite } from "../../../request/use-site.ts";
import type { Deps } from "../../../../server/deps.ts";
import { listAbsences } from "../../../../server/extras/absences.ts";
import { extrasByDay } from "../../../../server/extras/extras-by-day.ts";
import { type ExtraRow, isExtraUsed, listExtras } from "../../../../server/extras/list-extras.ts";
import { ConfirmButton } from "../../../../ui/admin/form/confirm-button.tsx";
import { RecordForm } from "../../../../ui/admin/form/record-form.tsx";
import { Guarded } from "../../../../ui/admin/page/guarded.tsx";
import { PageBody } from "../../../../ui/admin/page/page-body.tsx";
import { PageHead } from "../../../../ui/admin/page/page-head.tsx";
import { PlacePanel } from "../../../../ui/admin/page/place-panel.tsx";
import { ButtonLink } from "../../../../ui/controls/button.tsx";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const about = context.get(page);
  const member = await requireStaff(request, about, "see-catalogue");
  const opened = await openExtra(about.deps, params.code ?? "");
  if (!opened) throw notFound();
  const mayEdit = may(member.role, "edit-prices");
  return data({ ...opened, mayEdit }, { headers: privateHeaders });
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const about = context.get(page);
  const member = await requireStaff(request, about, "edit-prices");
  return answerExtra(about, { request, code: params.code ?? "", by: member.by });
}

export function headers() {
  return privateHeaders;
}

/** One extra: its form, the pieces left by day, and the pieces that are away. */
export default function Extra() {
  const { extra, place, isUsed, days, absences, today, mayEdit } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const isAway = answer?.intent === "away";
  const { language } = useSite();
  const words = adminExtrasWords(language);
  const mayNot = mayEdit ? undefined : words.mayNot;
  const fields = extraFields(extra, language);
  const own = isAway ? undefined : answer;
  const values = own?.typed ?? fields;
  const { filled, outcome } = filledForm(own, values, language);
  const name = language === "ba" ? extra.nameBs : extra.nameEn;
  return (
    <>
      <title>{`${name} · ${words.title} · Eternal Pro`}</title>
      <PageHead title={name} lead={extra.code}>
        <ButtonLink icon={ArrowLeft} to={adminPath("extras", language)}>
          {words.back}
        </ButtonLink>
      </PageHead>
      <PageBody
        side={
          <>
            <DaysPanel language={language} days={days} />
            <AwayPanel
              {...{ language, absences, today, mayNot, extra, answer: isAway ? answer : undefined }}
            />
            <ExtraSide {...{ language, extra, place, isUsed, mayNot, name }} />
          </>
        }
      >
        <RecordForm
          version={extra.version}
          filledAs={JSON.stringify(fields)}
          {...outcome}
          mayNot={mayNot}
        >
          <ExtraForm language={language} filled={filled} />
        </RecordForm>
      </PageBody>
    </>
  );
}

/** The data of the page of an extra; undefined when no extra has this code. */
async function openExtra({ pool, clock }: Pick<Deps, "pool" | "clock">, code: string) {
  const extras = await listExtras(pool);
  const at = extras.findIndex((extra) => extra.code === code);
  const extra = extras[at];
  if (!extra) return undefined;
  const today = dateOf(toLocal(clock.now()));
  const { stock } = extra;
  const counted = stock === null ? [] : [{ code, stock }];
  const byDay = await extrasByDay(pool, { extras: counted, from: today, days: daysAhead });
  return {
    extra,
    today,
    place: { number: at + 1, of: extras.length },
    isUsed: await isExtraUsed(pool, code),
    days: byDay[code],
    absences: await listAbsences(pool, code, today),
  };
}

type Props = {
  language: Language;
  extra: ExtraRow;
  name: string;
  place: { number: number; of: number };
  isUsed: boolean;
  mayNot: string | undefined;
};

/** The place of an extra in the list, and its deletion. */
function ExtraSide({ language, extra, name, place, isUsed, mayNot }: Props) {
  const words = adminExtrasWords(language);
  const kept = isUsed ? words.removeUsed : extra.active ? words.removeOffered : undefined;
  return (
    <PlacePanel
      title={words.place}
      lead={words.placeText(place.number, place.of)}
      up={words.up}
      down={words.down}
      place={place}
      mayMove={!mayNot}
    >
      {!mayNot && (
        <Guarded reason={kept}>
          <ConfirmButton
            label={words.remove}
            icon={Trash2}
            title={words.removeTitle(name)}
            text={words.removeText}
            name="do"
            value="delete"
          />
        </Guarded>
      )}
    </PlacePanel>
  );
}
