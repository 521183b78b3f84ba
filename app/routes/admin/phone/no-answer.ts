import { type DataStrategyResult, isRouteErrorResponse } from "react-router";

/**
 * True for a failure of the server or of the way to it. A redirect is an answer, and what the server refuses on purpose (403,
 * 404) keeps its page.
 */
export function isNoAnswer({ type, result }: DataStrategyResult): boolean {
  if (type === "data" || result instanceof Response) return false;
  return !isRouteErrorResponse(result) || result.status >= 500;
}
