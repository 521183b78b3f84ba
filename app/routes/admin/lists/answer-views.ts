/** The forms of saved views, for every page that has them. */
import type { SavedViewFault } from "../../../domain/lists/saved-view.ts";
import type { Deps } from "../../../server/deps.ts";
import type { ViewsOf } from "../../../server/saved-views/list-saved-views.ts";
import { forgetView, renameView, saveView } from "../../../server/saved-views/save-view.ts";
import { type ActionAnswer, answerWith, badForm, leadTo } from "../forms/action-answer.ts";
import { textOf } from "../forms/fields-of.ts";
import { leadAndTell } from "../forms/told.ts";

/** The answer to a form of saved views: the fault of the view's name, and the name as typed. */
export type ViewAnswer = ActionAnswer<{
  refused: SavedViewFault | "gone";
  typed: { name: string };
}>;

const intents: ReadonlySet<string> = new Set(["save-view", "rename-view", "delete-view"]);

/** True for a form of saved views. */
export function isOfViews(form: FormData): boolean {
  return intents.has(textOf(form, "intent"));
}

type Sent = {
  form: FormData;
  request: Request;
  of: ViewsOf;
  /** What is shown, as its address has it. */
  query: string;
};

/** Saves, renames or deletes one of the member's own views of a page, and leads back to the page. */
export async function answerViews(
  { pool }: Pick<Deps, "pool">,
  { form, request, of, query }: Sent,
) {
  if (!isOfViews(form)) throw badForm();
  const { pathname } = new URL(request.url);
  const name = textOf(form, "name");
  const id = /^[1-9]\d{0,8}$/.test(textOf(form, "id")) ? Number(textOf(form, "id")) : 0;
  const intent = textOf(form, "intent");
  const back = (query === "" ? pathname : `${pathname}?${query}`).replace(/\.data(?=$|\?)/, "");
  if (intent === "delete-view") {
    await forgetView(pool, { ...of, id });
    return leadTo(back);
  }
  const answer =
    intent === "save-view"
      ? await saveView(pool, { ...of, name, query })
      : await renameView(pool, { ...of, id, name });
  if (!answer.ok)
    return answerWith<ViewAnswer>(
      { refused: answer.reason, typed: { name: name.slice(0, 60) } },
      400,
    );
  const deed = intent === "save-view" ? "view-created" : "view-renamed";
  return leadAndTell(back, { deed, name: name.trim() });
}
