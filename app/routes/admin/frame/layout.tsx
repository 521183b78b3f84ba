import { RotateCw } from "lucide-react";
import {
  data,
  isRouteErrorResponse,
  Outlet,
  useRouteLoaderData,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
} from "react-router";
import type { Language } from "../../../domain/language.ts";
import type { Waiting } from "../../../domain/staff/rooms.ts";
import { adminPath } from "../../../i18n/admin-paths.ts";
import { adminWords } from "../../../i18n/admin/en.ts";
import { errorWords } from "../../../i18n/errors/en.ts";
import { findCautions } from "../../../server/settings/find-cautions.ts";
import { useOnline } from "../../../ui/browser/use-online.ts";
import { useReloadOnline } from "../../../ui/browser/use-reload-online.ts";
import { ButtonLink, ButtonOut } from "../../../ui/controls/button.tsx";
import { type ErrorKind, errorKind } from "../../document/error-kind.ts";
import { isOfThisBrowser } from "../../document/leave-to-server.ts";
import { LeftToServer } from "../../document/taken-over.tsx";
import { page } from "../../request/page-context.ts";
import { privateHeaders } from "../../request/private-headers.ts";
import { useSite } from "../../request/use-site.ts";
import { nothingTold, toldIn } from "../forms/told.ts";
import { findSender } from "../guard/require-staff.ts";
import { liveOn } from "../phone/live-on.ts";
import { AdminFrame } from "./admin-frame.tsx";
import styles from "./admin-frame.module.css";
import { countWaiting } from "./count-waiting.ts";
import { themeOf } from "./theme.ts";
import { keepUnanswered } from "./connection/unanswered.tsx";

/** The member that the frame shows, undefined while nobody is signed in, what waits for them, and what they just did. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const about = context.get(page);
  const { deps, adminSheet: sheet } = about;
  const found = await findSender(request, about);
  const staff = found && {
    id: found.id,
    name: found.name,
    role: found.role,
    cautions: await findCautions(deps),
  };
  const waiting = staff ? await countWaiting(deps, staff.role) : {};
  const told = toldIn(request);
  const headers = new Headers(privateHeaders);
  if (told) headers.append("Set-Cookie", nothingTold);
  return data({ theme: themeOf(request), sheet, staff, waiting, told }, { headers });
}

/** True on the way to another page too, whose rail is to count anew. */
export function shouldRevalidate(asked: ShouldRevalidateFunctionArgs): boolean {
  return asked.defaultShouldRevalidate || asked.currentUrl.pathname !== asked.nextUrl.pathname;
}

/** A form that gets no answer stays on its page, and so does a page that is read anew. */
export const clientMiddleware = [keepUnanswered, liveOn];

export function headers() {
  return privateHeaders;
}

export default function AdminLayout() {
  return (
    <AdminFrame {...useFrame()}>
      <Outlet />
    </AdminFrame>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return isOfThisBrowser(error) ? <LeftToServer /> : <Failure error={error} />;
}

function Failure({ error }: { error: unknown }) {
  const frame = useFrame();
  const kind = errorKind(error, isRouteErrorResponse(error) ? error.status : undefined);
  useReloadOnline(kind === "unreached");
  const isOnline = useOnline();
  const words = adminWords(frame.language);
  const { title, lead } = saysOf(kind, frame.language);
  return (
    <AdminFrame {...frame}>
      <title>{`${title} · Eternal Pro`}</title>
      <div className={styles.message}>
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        {kind === "unreached" ? (
          // Without a connection the browser would put its own error page in the place of this one.
          isOnline && (
            <ButtonOut icon={RotateCw} href="">
              {errorWords(frame.language).again}
            </ButtonOut>
          )
        ) : (
          <ButtonLink to={adminPath("reservations", frame.language)}>{words.back}</ButtonLink>
        )}
      </div>
    </AdminFrame>
  );
}

function saysOf(kind: ErrorKind, language: Language) {
  const words = adminWords(language);
  if (kind === "unreached") return words.unreached;
  return kind === 403 ? words.forbidden : kind === 404 ? words.notFound : words.failure;
}

const nobody: Waiting = {};

function useFrame() {
  const { language, path, locations } = useSite();
  const known = useRouteLoaderData<typeof loader>(`${language}.admin`);
  return {
    language,
    path,
    locations,
    theme: known?.theme ?? ("light" as const),
    sheet: known?.sheet,
    staff: known?.staff,
    waiting: known?.waiting ?? nobody,
    told: known?.told,
  };
}
