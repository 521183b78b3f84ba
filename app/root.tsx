import { use } from "react";
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
import { languageOf } from "./i18n/paths.ts";
import { NonceContext } from "./routes/nonce.ts";
import { page } from "./routes/page-context.ts";
import { ErrorPage } from "./routes/error-page.tsx";
import "./ui/styles/base.css";

/** What every page shows: who we are, and where. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { deps, today } = context.get(page);
  const { facts, priceList } = await deps.catalogue.get();
  const locations = priceList.locations.map(({ id, category, name, slug, hours }) => ({
    id,
    category,
    name,
    slug,
    hours,
  }));
  return { today, facts, locations, rules: priceList.rules };
}

/** The facts change with the price list alone; a filter or a stepper need not ask for them again. */
export function shouldRevalidate() {
  return false;
}

export function Layout({ children }: { children: React.ReactNode }) {
  const { pathname } = useLocation();
  const nonce = use(NonceContext);
  return (
    <html lang={languageOf(pathname) === "ba" ? "bs" : "en"}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <Meta />
        <Links nonce={nonce} />
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return <ErrorPage status={status} />;
}
