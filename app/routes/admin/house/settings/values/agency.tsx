import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { privateHeaders } from "../../../../request/private-headers.ts";
import { loadValues, saveValues } from "../record/load-values.ts";
import { ValuesPage } from "../record/values-page.tsx";

export function loader(args: LoaderFunctionArgs) {
  return loadValues(args, "agency");
}

export function action(args: ActionFunctionArgs) {
  return saveValues(args, "agency");
}

export function headers() {
  return privateHeaders;
}

/** The facts of the agency. */
export default function Agency() {
  return <ValuesPage section="agency" />;
}
