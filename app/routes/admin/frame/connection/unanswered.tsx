/** A form that got no answer: it stays on the screen with everything that was typed, and the page says so. */
import { useEffect, useSyncExternalStore } from "react";
import {
  data,
  useLocation,
  useNavigation,
  type DataStrategyResult,
  type MiddlewareFunction,
} from "react-router";
import type { Language } from "../../../../domain/language.ts";
import { adminFrameWords } from "../../../../i18n/admin-frame/en.ts";
import { Refused } from "../../../../ui/admin/form/refused.tsx";
import { isNoAnswer } from "../../phone/no-answer.ts";
import styles from "../admin-frame.module.css";

/** The page whose last form got no answer. */
let unanswered: string | undefined;
const listeners = new Set<() => void>();

function mark(path: string | undefined): void {
  if (unanswered === path) return;
  unanswered = path;
  for (const tell of listeners) tell();
}

function listen(tell: () => void) {
  listeners.add(tell);
  return () => void listeners.delete(tell);
}

/**
 * Around every form of the back office in the browser. When the database is down, the server fails, or the connection is lost,
 * the router would put the error page in the place of the form; here the page keeps its last answer instead, as a 503.
 */
export const keepUnanswered: MiddlewareFunction<Record<string, DataStrategyResult>> = async (
  { request },
  next,
) => {
  if (request.method === "GET") return;
  mark(undefined);
  const results = await next();
  const failed = Object.entries(results).find(([, result]) => isNoAnswer(result));
  if (!failed || request.signal.aborted) return;
  const { pathname } = new URL(request.url);
  mark(pathname.replace(/\.data$/, ""));
  return { [failed[0]]: { type: "data", result: data(lastAnswer(), { status: 503 }) } };
};

/** The page's answer to the form before, which it goes on showing; an empty one says nothing. */
function lastAnswer(): unknown {
  const known = globalThis.__reactRouterDataRouter?.state.actionData;
  return Object.values(known ?? {})[0] ?? {};
}

/** The message above the page, until the next form is sent or the page is left. */
export function Unanswered({ language }: { language: Language }) {
  const { pathname } = useLocation();
  const isSending = useNavigation().formMethod === "POST";
  const path = useSyncExternalStore(
    listen,
    () => unanswered,
    () => undefined,
  );
  useEffect(() => {
    if (unanswered !== pathname) mark(undefined);
  }, [pathname]);
  if (path !== pathname || isSending) return null;
  return (
    <Refused className={styles.unanswered}>{adminFrameWords(language).form.unanswered}</Refused>
  );
}
