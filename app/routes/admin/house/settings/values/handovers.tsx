import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { privateHeaders } from "../../../../request/private-headers.ts";
import { loadValues, saveValues } from "../record/load-values.ts";
import { ValuesPage } from "../record/values-page.tsx";

export function loader(args: LoaderFunctionArgs) {
  return loadValues(args, "handovers");
}

export function action(args: ActionFunctionArgs) {
  return saveValues(args, "handovers");
}

export function headers() {
  return privateHeaders;
}

/** The rules of handing over and taking back, with the prices that a return proposes. */
export default function Handovers() {
  return <ValuesPage section="handovers" />;
}
