import { data, type LoaderFunctionArgs } from "react-router";
import { findSubscription } from "../../../../server/newsletter/find-subscription.ts";
import { page } from "../../../request/page-context.ts";

/** Returns the subscriber that the link of a newsletter letter belongs to, if any. Opening the link changes nothing yet. */
export async function openLink({ params, context }: LoaderFunctionArgs) {
  const found = await findSubscription(context.get(page).deps, params.token ?? "");
  return data(found, { status: found ? 200 : 404 });
}
