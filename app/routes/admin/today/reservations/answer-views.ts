import { data, redirect } from "react-router";
import type { SavedViewFault } from "../../../../domain/lists/saved-view.ts";
import {
  readListFilter,
  writeListFilter,
} from "../../../../domain/reservations/states/list-filter.ts";
import type { Deps } from "../../../../server/deps.ts";
import { forgetView, renameView, saveView } from "../../../../server/saved-views/save-view.ts";
import { privateHeaders } from "../../../request/private-headers.ts";
import { savedViewsPage } from "./list-view.ts";

/** What is wrong with the name of a view, and the name as it was typed. */
export type ViewFault = { reason: SavedViewFault | "gone"; name: string };

type Asked = { form: FormData; request: Request; staffId: string };

/** Keeps, renames or forgets one of the member's own views of the list; then the list is shown again. */
export async function answerViews({ pool }: Pick<Deps, "pool">, asked: Asked) {
  const { form, request, staffId } = asked;
  const { pathname, searchParams } = new URL(request.url);
  const query = writeListFilter(readListFilter(searchParams)).toString();
  const of = { staffId, page: savedViewsPage };
  const name = textOf(form, "name");
  const id = /^[1-9]\d{0,8}$/.test(textOf(form, "id")) ? Number(textOf(form, "id")) : 0;
  const intent = textOf(form, "intent");
  if (intent === "delete-view") await forgetView(pool, { ...of, id });
  else if (intent === "save-view" || intent === "rename-view") {
    const answer =
      intent === "save-view"
        ? await saveView(pool, { ...of, name, query })
        : await renameView(pool, { ...of, id, name });
    if (!answer.ok) {
      const told: ViewFault = { reason: answer.reason, name: name.slice(0, 60) };
      return data({ told }, { status: 400, headers: privateHeaders });
    }
  } else throw data(undefined, { status: 400, headers: privateHeaders });
  const back = query === "" ? pathname : `${pathname}?${query}`;
  return redirect(back.replace(/\.data(?=$|\?)/, ""), { status: 303, headers: privateHeaders });
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}
