import { useEffect } from "react";
import { data, type LoaderFunctionArgs, useLoaderData, useRevalidator } from "react-router";
import { toLocal } from "../../../../../domain/sarajevo.ts";
import { handoverWords } from "../../../../../i18n/admin-handover/en.ts";
import { phoneWords } from "../../../../../i18n/admin-phone/en.ts";
import { formatDayTime } from "../../../../../i18n/format.ts";
import { adminPath } from "../../../../../i18n/admin-paths.ts";
import { PageHead } from "../../../../../ui/admin/page/page-head.tsx";
import { Plate } from "../../../../../ui/admin/page/plate.tsx";
import { useLive } from "../../../../../ui/browser/use-live.ts";
import { useHydrated } from "../../../../../ui/browser/use-hydrated.ts";
import { ButtonLink } from "../../../../../ui/controls/button.tsx";
import { EmptyState } from "../../../../../ui/controls/states/empty-state.tsx";
import { page } from "../../../../request/page-context.ts";
import { privateHeaders } from "../../../../request/private-headers.ts";
import { useSite } from "../../../../request/use-site.ts";
import { requireStaff } from "../../../guard/require-staff.ts";
import { readDirection } from "../read-direction.ts";
import { type HandoverPage, loadPage, openHandover } from "./load-handover.ts";
import { LeftHerePart, SecondSheetPart, WaitingSheetPart } from "./own-sheet.tsx";
import { useOwnSheet } from "./use-own-sheet.ts";
import { Wizard } from "./wizard.tsx";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const about = context.get(page);
  const member = await requireStaff(request, about, "hand-over");
  const direction = readDirection(params.direction);
  if (!direction) throw new Response(null, { status: 404 });
  const found = await openHandover(params.code, about);
  const shown: HandoverPage = await loadPage(found, direction, { ...about, member });
  return data(shown, { headers: privateHeaders });
}

export function headers() {
  return privateHeaders;
}

/** A vehicle is given out, or taken back, step by step. */
export default function Handover() {
  const { facts, isOpen, key, begun, memberId, phone, asOf } = useLoaderData<typeof loader>();
  const { language } = useSite();
  const isHere = useHydrated();
  const own = useOwnSheet(facts, language);
  usePhoneLine();
  useArriving(facts);
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
            {carName} <Plate>{facts.out?.plate ?? facts.vehicle.plate}</Plate>{" "}
            {asOf !== undefined &&
              phoneWords(language).asOf(formatDayTime(toLocal(asOf), language))}
          </>
        }
      />
      {own && (own.state === "already" || (!isOpen && own.state === "refused")) ? (
        <SecondSheetPart {...{ language, facts, own }} />
      ) : own?.state === "waiting" && own.tries > 0 ? (
        <WaitingSheetPart {...{ language, own }} />
      ) : isOpen ? (
        <Wizard
          key={`${facts.code} ${direction} ${isHere}`}
          {...{ language, facts, isHere, begun, memberId, phone }}
          own={own}
          phoneKey={key}
        />
      ) : (
        <>
          <LeftHerePart {...{ language, facts }} />
          <EmptyState heading="h2" title={words.title[direction]} text={words.refused.closed ?? ""}>
            <ButtonLink to={adminPath("reservations", language, facts.code)}>
              {words.reservation}
            </ButtonLink>
          </EmptyState>
        </>
      )}
    </>
  );
}

/** Photos that a customer took at a key box appear as they arrive. */
function useArriving({ left, photosHere }: HandoverPage["facts"]): void {
  const { revalidate } = useRevalidator();
  const isOnWay = left?.photos?.some(({ sha256 }) => !photosHere.includes(sha256));
  useLive(() => isOnWay && revalidate());
}

/** The line of what lies on this phone alone has to be there when the connection is not. */
function usePhoneLine(): void {
  useEffect(() => {
    void import("../../../phone/on-this-phone.tsx").catch(() => undefined);
  }, []);
}
