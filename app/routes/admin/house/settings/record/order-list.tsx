import type { ReactNode } from "react";
import { useActionData, useNavigation, useSubmit } from "react-router";
import type { Language } from "../../../../../domain/language.ts";
import { settingsWords } from "../../../../../i18n/admin-settings/en.ts";
import { SortableList, type SortableItem } from "../../../../../ui/admin/list/sortable-list.tsx";
import { Note } from "../../../../../ui/controls/states/note.tsx";

export type OrderedItem = SortableItem<string>;

type Props = { language: Language; label: string; items: readonly OrderedItem[] };

/** What an action answers to a new order. */
export type OrderOutcome = { ordered: boolean };

/** A list whose order is saved at each step. */
export function OrderList({ language, label, items }: Props): ReactNode {
  const submit = useSubmit();
  const answer = useActionData<OrderOutcome>();
  const navigation = useNavigation();
  const save = (ids: readonly string[]) => {
    const fields = { do: "order", ids: ids.join(",") };
    void submit(fields, { method: "post", replace: true, preventScrollReset: true });
  };
  const isStale = answer?.ordered === false && navigation.state === "idle";
  return (
    <>
      {isStale && (
        <Note tone="bad" role="alert">
          {settingsWords(language).orderStale}
        </Note>
      )}
      <SortableList
        label={label}
        items={inOrder(items, navigation.formData?.get("ids"))}
        onOrder={save}
      />
    </>
  );
}

/** While a new order is on its way, the list stands in it. */
function inOrder(
  items: readonly OrderedItem[],
  sent: FormDataEntryValue | null | undefined,
): readonly OrderedItem[] {
  if (typeof sent !== "string") return items;
  const places = new Map(sent.split(",").map((id, index) => [id, index]));
  return items.toSorted((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0));
}
