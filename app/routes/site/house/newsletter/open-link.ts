import { data, type LoaderFunctionArgs } from "react-router";
import { findSubscription } from "../../../../server/newsletter/find-subscription.ts";
import { page } from "../../../request/page-context.ts";

/** Whom the link of a newsletter letter is about, if anybody. Opening it does nothing yet. */
export async function openLink({ params, context }: LoaderFunctionArgs) {
  const found = await findSubscription(context.get(page).deps, params.token ?? "");
  return data(found, { status: found ? 200 : 404 });
}
