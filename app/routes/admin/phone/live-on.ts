import { data, type DataStrategyResult, type MiddlewareFunction } from "react-router";
import { isNoAnswer } from "./no-answer.ts";

/** The pages of which a phone keeps what it needs without a connection. */
const keptPages = /\.admin\.(?:handover|reservation-management)$/;

/**
 * Around every page of the back office in the browser. When the server cannot be reached, the page that is open stays as it is, and
 * the handovers of today and tomorrow open with what this phone knows of them. Every other page says that nothing came.
 */
export const liveOn: MiddlewareFunction<Record<string, DataStrategyResult>> = async (
  { request },
  next,
) => {
  if (request.method !== "GET") return;
  const results = await next();
  const failed = Object.entries(results).filter(([, result]) => isNoAnswer(result));
  if (failed.length === 0 || request.signal.aborted) return;
  const { pathname } = new URL(request.url);
  const known = await Promise.all(
    failed.map(async ([id]) => [id, await findKnown(id, pathname.replace(/\.data$/, ""))] as const),
  );
  if (known.some(([, value]) => value === undefined)) return;
  const shown = known.map(([id, value]) => [id, { type: "data", result: data(value) }] as const);
  return { ...results, ...Object.fromEntries(shown) };
};

async function findKnown(id: string, path: string): Promise<unknown> {
  const state = globalThis.__reactRouterDataRouter?.state;
  const isFrame = id === "root" || id.endsWith(".admin");
  const isOpen = state?.location.pathname === path;
  const open: unknown = isFrame || isOpen ? state?.loaderData[id] : undefined;
  if (open !== undefined || !keptPages.test(id)) return open;
  const known = await import("./known-pages.ts").catch(() => undefined);
  return known?.findKnownPage(path);
}
