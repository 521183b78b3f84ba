import type { LocalDateTime } from "../../domain/calendar.ts";
import type { PriceList } from "../../domain/pricing/price-list.ts";
import { readDraftCookie } from "../../domain/reservations/trip/search-draft.ts";

/** The search that the browser of a request has begun, so that the page is drawn with it; undefined without one. */
export function draftOf(request: Request, { locations }: PriceList, now: LocalDateTime) {
  return readDraftCookie(request.headers.get("cookie") ?? "", now, locations);
}
