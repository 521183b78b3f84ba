import { data, useLoaderData, type LoaderFunctionArgs } from "react-router";
import { may } from "../../../../domain/staff/rights.ts";
import { adminPath } from "../../../../i18n/admin-paths.ts";
import { adminReservationWords } from "../../../../i18n/admin-reservation/en.ts";
import { letterWords } from "../../../../i18n/letters/en.ts";
import { writeLetter } from "../../../../server/letters/write-letter.ts";
import { findLetter } from "../../../../server/mail/desk/find-letter.ts";
import { UnreadablePayload } from "../../../../server/mail/sending/unreadable-payload.ts";
import { PageHead } from "../../../../ui/admin/page/page-head.tsx";
import { ButtonLink } from "../../../../ui/controls/button.tsx";
import { page, type PageContext } from "../../../request/page-context.ts";
import { privateHeaders } from "../../../request/private-headers.ts";
import { requireStaff } from "../../guard/require-staff.ts";
import { openReservation } from "./load-page.ts";
import styles from "./letter.module.css";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const about = context.get(page);
  const member = await requireStaff(request, about, "see-reservations");
  const found = await openReservation(params.code, about);
  const id = /^\d{1,9}$/.test(params.letter ?? "") ? Number(params.letter) : -1;
  const { deps, language } = about;
  const letter = await findLetter(deps.pool, { id, reservationId: found.id });
  if (!letter) throw data(undefined, { status: 404, headers: privateHeaders });
  const kinds: Record<string, string> = letterWords(language).staff.kinds;
  const message = found.isErased ? undefined : await written(letter, about);
  const maySteer = may(member.role, "steer-reservations");
  const shown = {
    language,
    code: found.view.code,
    kind: kinds[letter.kind] ?? letter.kind,
    message: message && { ...message, html: maySteer ? message.html : withoutLinks(message.html) },
  };
  return data(shown, { headers: privateHeaders });
}

/** The letter written from its stored parts; undefined when these can no longer be read. */
async function written(
  letter: Parameters<typeof writeLetter>[0],
  { deps, origin }: Pick<PageContext, "deps" | "origin">,
) {
  const { catalogue, signingKey, clock } = deps;
  const siteUrl = deps.publicUrl ?? origin;
  const world = { catalogue: await catalogue.get(), siteUrl, signingKey, now: clock.now() };
  try {
    const { to, subject, html } = await writeLetter(letter, world);
    return { to, subject, html };
  } catch (error) {
    if (error instanceof UnreadablePayload) return undefined;
    throw error;
  }
}

/** The HTML without links: those of a letter open the reservation for changes, which not every reader of the page may do. */
function withoutLinks(html: string): string {
  return html
    .replaceAll(/<script\b.*?<\/script>/gis, "")
    .replaceAll(/\shref="[^"]*"/g, "")
    .replaceAll(/https?:\/\/[^\s"<]+/g, "");
}

export function headers() {
  return privateHeaders;
}

/** A letter in a frame of its own, in which no script runs and no link leads anywhere. */
export default function Letter() {
  const { language, code, kind, message } = useLoaderData<typeof loader>();
  const words = adminReservationWords(language).letters;
  return (
    <>
      <title>{`${kind} ${code} · Eternal Pro`}</title>
      <PageHead title={kind} lead={message?.subject}>
        <ButtonLink to={adminPath("reservations", language, code)}>{words.back}</ButtonLink>
      </PageHead>
      {message ? (
        <>
          <p className={styles.to}>
            {words.to}: {message.to}
          </p>
          <iframe className={styles.letter} sandbox="" title={words.as} srcDoc={message.html} />
        </>
      ) : (
        <p className={styles.to}>{words.unreadable}</p>
      )}
    </>
  );
}
