import type { Language } from "../../../domain/language.ts";
import { adminStaffWords } from "../../../i18n/admin-staff/en.ts";
import type { StaffSession } from "../../../server/staff/sign-in/list-sessions.ts";
import type { ShownSession } from "./session-list.tsx";
import { shownMoment } from "../forms/shown-moment.ts";

/** Sessions as a page shows them; `own` is the one in which the page is asked for. */
export function shownSessions(
  sessions: readonly StaffSession[],
  { language, own }: { language: Language; own: string },
): ShownSession[] {
  const words = adminStaffWords(language).sessions;
  const told = sessions.map(({ id, device, since, seen }) => ({
    id,
    device:
      device.browser && device.system ? words.on(device.browser, device.system) : device.browser,
    isPhone: device.isPhone,
    since: shownMoment(since, language),
    seen: shownMoment(seen, language),
    isThis: id === own,
  }));
  return [...told.filter(({ isThis }) => isThis), ...told.filter(({ isThis }) => !isThis)];
}
