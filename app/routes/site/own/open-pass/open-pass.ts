import { redirect, type LoaderFunctionArgs } from "react-router";
import { pathTo } from "../../../../i18n/paths.ts";
import { openPass } from "../../../../server/sessions/open-pass.ts";
import { sessionCookie } from "../../../../server/sessions/reservation-cookie.ts";
import { page } from "../../../request/page-context.ts";
import { secretHeaders } from "../../../request/private-headers.ts";

/**
 * The signed link of a letter: opens the session and redirects to the reservation, or to the sheet that it names; an invalid or expired
 * link leads to step one.
 */
export function loader({ request, params, context }: LoaderFunctionArgs) {
  const { deps, language } = context.get(page);
  const pass = openPass(deps.signingKey, params.pass ?? "", deps.clock.now());
  if (!pass) return redirect(`${pathTo("modify", language)}?expired`, { headers: secretHeaders });
  const sheet = /^[1-9]\d{0,8}$/.exec(new URL(request.url).searchParams.get("sheet") ?? "")?.[0];
  const to = sheet ? pathTo("own-sheet", language, { sheet: Number(sheet) }) : undefined;
  return redirect(to ?? pathTo("change", language), {
    headers: { ...secretHeaders, "Set-Cookie": sessionCookie(deps, request, pass.token) },
  });
}
