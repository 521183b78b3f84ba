import { data, type LoaderFunctionArgs } from "react-router";
import { findAnything } from "../../../../server/finding/find-anything.ts";
import { page } from "../../../request/page-context.ts";
import { privateHeaders } from "../../../request/private-headers.ts";
import { requireStaff } from "../../guard/require-staff.ts";

const longest = 200;

/** The hits for a few typed characters, `?q=…`: reservations, customers and vehicles. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const about = context.get(page);
  await requireStaff(request, about, "see-reservations");
  const typed = (new URL(request.url).searchParams.get("q") ?? "").slice(0, longest);
  const found = await findAnything(about.deps, { typed, language: about.language });
  return data({ found }, { headers: privateHeaders });
}
