import type { ReactNode } from "react";
import { Link, useActionData, useNavigation, useSubmit } from "react-router";
import type { Language } from "../../../../../domain/language.ts";
import { settingsWords } from "../../../../../i18n/admin-settings/en.ts";
import { type SortableItem, SortableList } from "../../../../../ui/admin/list/sortable-list.tsx";
import { Refused } from "../../../../../ui/admin/form/refused.tsx";
import { type ActionAnswer } from "../../../forms/action-answer.ts";
import styles from "./list-row.module.css";

type OrderedItem = SortableItem<string>;

type Props = { language: Language; label: string; items: readonly OrderedItem[] };

/** The action's answer to a new order. */
export type OrderAnswer = ActionAnswer<{ saved: object; refused: "stale" }>;

/** A list whose order is saved at each step. */
export function OrderList({ language, label, items }: Props): ReactNode {
  const submit = useSubmit();
  const answer = useActionData<OrderAnswer>();
  const navigation = useNavigation();
  const save = (ids: readonly string[]) => {
    const fields = { do: "order", ids: ids.join(",") };
    void submit(fields, { method: "post", replace: true, preventScrollReset: true });
  };
  const isStale = answer?.refused !== undefined && navigation.state === "idle";
  return (
    <>
      {isStale && <Refused>{settingsWords(language).orderStale}</Refused>}
      <SortableList
        label={label}
        items={inOrder(items, navigation.formData?.get("ids"))}
        onOrder={save}
      />
    </>
  );
}

/** The items in the order that is being saved, while it is on its way. */
function inOrder(
  items: readonly OrderedItem[],
  sent: FormDataEntryValue | null | undefined,
): readonly OrderedItem[] {
  if (typeof sent !== "string") return items;
  const places = new Map(sent.split(",").map((id, index) => [id, index]));
  return items.toSorted((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0));
}

type ListRowProps = {
  to: string;
  name: string;
  /** A state in a word. */ end?: ReactNode;
  sub?: ReactNode;
};

/** A record in a list of the settings; its name is a link to its page. */
export function ListRow({ to, name, end, sub }: ListRowProps) {
  return (
    <div className={styles.row}>
      <div>
        <Link to={to} className={styles.name}>
          {name}
        </Link>
        {sub && <p className={styles.sub}>{sub}</p>}
      </div>
      {end && <div className={styles.end}>{end}</div>}
    </div>
  );
}
