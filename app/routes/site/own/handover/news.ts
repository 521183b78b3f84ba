import type { LoaderFunctionArgs } from "react-router";
import { page } from "../../../request/page-context.ts";
import { privateHeaders } from "../../../request/private-headers.ts";
import { readPass } from "./load-shown.ts";

/** Whether the page is still what is shown: its number is raised by every change on either phone. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const read = await readPass(request, params.token ?? "", context.get(page));
  const said = "refused" in read ? { version: 0 } : { version: read.version };
  return Response.json(said, { headers: privateHeaders });
}
