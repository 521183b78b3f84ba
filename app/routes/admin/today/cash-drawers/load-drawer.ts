import { currencies, isNoCash, lessCash, type Cash } from "../../../../domain/account/cash.ts";
import { sumsByKind } from "../../../../domain/drawers/drawer.ts";
import type { PiecesOfCash } from "../../../../domain/drawers/pieces.ts";
import type { Language } from "../../../../domain/language.ts";
import { formatCode } from "../../../../domain/reservations/code.ts";
import { toLocal } from "../../../../domain/sarajevo.ts";
import { drawerWords } from "../../../../i18n/admin-drawers/en.ts";
import { cashText } from "../../../../i18n/admin-account/cash-text.ts";
import { formatDayTime } from "../../../../i18n/format.ts";
import { placeName } from "../../../../i18n/booking/place-name.ts";
import {
  listDrawers,
  readDrawer,
  type Drawer,
  type DrawerMovement,
} from "../../../../server/drawers/read-drawer.ts";
import type { PageContext } from "../../../request/page-context.ts";
import { pieceField } from "./piece-field.ts";

export type DrawerPage = Awaited<ReturnType<typeof loadDrawer>>;

/** The drawer of a place, open or as it was closed last. Throws 404 when there is no such place. */
export async function loadDrawer(
  placeId: string | undefined,
  { deps, language }: Pick<PageContext, "deps" | "language">,
) {
  const [catalogue, drawers] = await Promise.all([deps.catalogue.get(), listDrawers(deps.pool)]);
  const here = drawers.find(({ locationId }) => locationId === placeId);
  if (!here) throw new Response(null, { status: 404 });
  const drawer = here.sessionId === null ? undefined : await readDrawer(deps.pool, here.sessionId);
  return {
    placeId: here.locationId,
    name: placeName(catalogue, here.locationId, language),
    sessionId: drawer && !drawer.closed ? drawer.id : undefined,
    lastCounted: here.counted ? cashText(here.counted, language) : undefined,
    proposed: here.countedPieces ? proposedOf(here.countedPieces) : {},
    book: drawer && bookOf(drawer, language),
  };
}

/** How many of each piece lay in it when it was closed last, as the form of its opening has them. */
function proposedOf(pieces: PiecesOfCash): Record<string, string> {
  return Object.fromEntries(
    currencies.flatMap((currency) =>
      Object.entries(pieces[currency]).map(([value, count]) => [
        pieceField(currency, Number(value)),
        String(count),
      ]),
    ),
  );
}

/** The book of a drawer. What should be in it is told of a closed one alone: who counts an open one does not know it before. */
function bookOf(drawer: Drawer, language: Language) {
  const { opening, openingDifference, openedAt, openedByName, openingReason, closed, movements } =
    drawer;
  const words = drawerWords(language);
  const local = (at: Date) => formatDayTime(toLocal(at.getTime()), language);
  const text = (cash: Cash) => cashText(cash, language);
  return {
    opened: words.state.open(local(openedAt), openedByName ?? words.nobody),
    opening: text(opening),
    openingDifference: isNoCash(openingDifference) ? undefined : text(openingDifference),
    openingReason,
    movements: movements.map(
      ({ id, at, takenAt, kind, staffName, code, cash, note, hasReceipt }) => ({
        id,
        note,
        title: words.book.kinds[kind],
        code: code === null ? undefined : formatCode(code),
        hasReceipt,
        when: takenAt === null ? local(at) : `${local(at)}, ${words.book.taken(local(takenAt))}`,
        who: staffName ?? words.nobody,
        amount: text(cash),
      }),
    ),
    ...(closed && {
      closed: {
        state: `${words.state.closed(local(closed.at))}, ${closed.byName ?? words.nobody}`,
        counted: text(closed.counted),
        expected: text(closed.expected),
        difference: text(lessCash(closed.counted, closed.expected)),
        reason: closed.reason,
        sums: sumsByKind(movements).map(({ kind, cash }) => ({
          name: words.book.kinds[kind],
          amount: text(cash),
        })),
      },
    }),
  };
}

/** A movement in one line: `Payment EP-7K3M2-P9XQ4, €50.00, Fri 3 Jul 10:00`. */
export function movementText({ kind, code, cash, at }: DrawerMovement, language: Language): string {
  const name = drawerWords(language).book.kinds[kind];
  const of = code === null ? name : `${name} ${formatCode(code)}`;
  const when = formatDayTime(toLocal(at.getTime()), language);
  return `${of}, ${cashText(cash, language)}, ${when}`;
}
