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
import { markLive } from "./ui/controls/mark-live.ts";
// The look of a page that is drawn before its scripts come.
import "./routes/document/error-page.module.css";
import "./ui/styles/base.css";

/** What every page shows: who we are, and where. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { deps, today, maintenance } = context.get(page);
  // The frame of the error page stands while the database does not answer.
  const { facts, priceList } = await deps.catalogue.get().catch(deps.catalogue.lastKnown);
  const locations = priceList.locations.map(({ id, category, name, slug, hours }) => ({
    id,
    category,
    name,
    slug,
    hours,
  }));
  // Staff look at pages that are closed to everybody else; nobody else is told of it.
  const closed = maintenance.kind === "pass" ? { isClosed: true } : {};
  const tag = deps.analyticsTag ? { analyticsTag: deps.analyticsTag } : {};
  return { today, facts: shownFacts(facts), locations, rules: priceList.rules, ...closed, ...tag };
}

/** Every page carries these in its data: only what some page shows. */
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

/** The facts change with the price list alone; a filter or a stepper need not ask for them again. */
export function shouldRevalidate() {
  return false;
}

export function Layout({ children }: { children: React.ReactNode }) {
  const { pathname } = useLocation();
  const nonce = use(NonceContext);
  return (
    <html lang={languageOf(pathname) === "ba" ? "bs" : "en"} ref={markLive}>
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

/** No page needs it until one fails; where even it cannot be had, the page is loaded anew, and what then came stays. */
const ErrorPage = lazy(async () => {
  try {
    return { default: (await import("./routes/document/error-page.tsx")).ErrorPage };
  } catch {
    if (!wasJustReloaded()) location.reload();
    return new Promise<never>(() => undefined);
  }
});

/** What does not come now may never come: a page must not be loaded anew for ever. */
function wasJustReloaded(): boolean {
  const [visit] = performance.getEntriesByType("navigation");
  const isReload = visit instanceof PerformanceNavigationTiming && visit.type === "reload";
  return isReload && performance.now() < 30_000;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  const answered = isRouteErrorResponse(error) ? error.status : undefined;
  return (
    <Suspense>
      <ErrorPage kind={errorKind(error, answered)} />
    </Suspense>
  );
}
