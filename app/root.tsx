import { lazy, Suspense, use } from "react";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  type LoaderFunctionArgs,
} from "react-router";
import type { Facts, ShownFacts } from "./domain/facts.ts";
import { languageOf } from "./i18n/paths.ts";
import { NonceContext, ServerHead } from "./routes/document/server-context.ts";
import { Still } from "./routes/offline/still.ts";
import { page } from "./routes/request/page-context.ts";
import { errorKind } from "./routes/document/error-kind.ts";
import { isOfThisBrowser, leaveToServer } from "./routes/document/leave-to-server.ts";
import { LeftToServer } from "./routes/document/taken-over.tsx";
import { markLive } from "./ui/controls/mark-live.ts";
// The styles of the error page, which may be drawn before any script has come.
import "./routes/document/error-page.module.css";
import "./ui/styles/base.css";

/** The data that every page shows: the facts of the agency, its places, and today's date. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { deps, today, maintenance } = context.get(page);
  // The facts last known: with them the frame of the error page stands while the database does not answer.
  const { facts, priceList } = await deps.catalogue.get().catch(deps.catalogue.lastKnown);
  const locations = priceList.locations.map(({ id, category, name, slug, hours }) => ({
    id,
    category,
    name,
    slug,
    hours,
  }));
  // Staff see the pages while the site is closed; only their data says that it is.
  const closed = maintenance.kind === "pass" ? { isClosed: true } : {};
  const tag = deps.analyticsTag
    ? { analyticsTag: deps.analyticsTag, tagHasHosts: facts.tagHosts.length > 0 }
    : {};
  return { today, facts: shownFacts(facts), locations, rules: priceList.rules, ...closed, ...tag };
}

/** The facts that pages show; no others, because every page carries them in its data. */
function shownFacts(facts: Facts): ShownFacts {
  const { name, founded, customers, rating, reviewCount, phone, whatsapp, viber, email } = facts;
  const { address, postalCode, city, region, phoneHours, serviceRadiusKm, paymentTypes } = facts;
  return {
    name,
    founded,
    customers,
    rating,
    reviewCount,
    phone,
    whatsapp,
    viber,
    email,
    address,
    postalCode,
    city,
    region,
    phoneHours,
    serviceRadiusKm,
    paymentTypes,
  };
}

/** False: the facts change with the price list alone, so a filter or a stepper need not ask for them again. */
export function shouldRevalidate() {
  return false;
}

export function Layout({ children }: { children: React.ReactNode }) {
  const { pathname } = useLocation();
  const nonce = use(NonceContext);
  return (
    // What scripts have noted on it before React came is none of React's business.
    <html
      lang={languageOf(pathname) === "ba" ? "bs" : "en"}
      ref={markLive}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <Meta />
        <Links nonce={nonce} />
        {use(ServerHead)}
      </head>
      <body>
        {children}
        {use(Still) ? (
          <script src="/still.js" nonce={nonce} defer />
        ) : (
          <>
            <ScrollRestoration nonce={nonce} />
            <Scripts nonce={nonce} />
          </>
        )}
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

/** The error page, loaded when a page fails; without its file the server answers instead. */
const ErrorPage = lazy(async () => {
  try {
    return { default: (await import("./routes/document/error-page.tsx")).ErrorPage };
  } catch {
    return leaveToServer();
  }
});

export function ErrorBoundary({ error }: { error: unknown }) {
  if (isOfThisBrowser(error)) return <LeftToServer />;
  const answered = isRouteErrorResponse(error) ? error.status : undefined;
  return (
    <Suspense>
      <ErrorPage kind={errorKind(error, answered)} />
    </Suspense>
  );
}
