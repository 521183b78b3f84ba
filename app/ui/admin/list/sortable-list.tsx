import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
} from "@dnd-kit/core";
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from "@dnd-kit/sortable";
import { ArrowDown, ArrowUp, GripVertical } from "lucide-react";
import { useId, useState, type ReactNode } from "react";
import type { Words } from "../../../i18n/admin-frame/en.ts";
import { Button } from "../../controls/button.tsx";
import { classNames } from "../../controls/class-names.ts";
import { Icon } from "../../controls/icon.tsx";
import { List } from "../../controls/list.tsx";
import { useFrameWords } from "../page/admin-language.ts";
import styles from "./sortable-list.module.css";

export type SortableItem<Id> = { id: Id; name: string; content: ReactNode };

type Props<Id> = {
  label: string;
  items: readonly SortableItem<Id>[];
  /** The ids in their new order. */
  onOrder: (ids: Id[]) => void;
  disabled?: boolean;
  /** True when a row holds more than a line: on a phone its content stands below the handle and the buttons. */
  isTall?: boolean;
};

/** A list that is put in order by dragging, by the keys of its handles, and by buttons; each move is announced. */
export function SortableList<Id extends string | number>(props: Props<Id>) {
  const { label, items, onOrder, disabled = false, isTall } = props;
  const words = useFrameWords().sort;
  const [told, setTold] = useState("");
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ids = items.map(({ id }) => id);
  const move = (from: number, to: number) => {
    if (to < 0 || to >= ids.length || from === to) return;
    onOrder(arrayMove(ids, from, to));
    setTold(words.dropped(items[from]?.name ?? "", to + 1, ids.length));
  };
  return (
    <DndContext
      id={useId()}
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        announcements: announcementsOf(items, words),
        screenReaderInstructions: { draggable: words.instructions },
      }}
      onDragEnd={({ active, over }) => {
        if (over) move(placeOf(items, active.id), placeOf(items, over.id));
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <List ordered className={classNames(styles.list, isTall && styles.tall)} aria-label={label}>
          {items.map((item, place) => (
            <Row
              key={item.id}
              {...{ item, disabled }}
              onUp={place > 0 ? () => move(place, place - 1) : undefined}
              onDown={place < ids.length - 1 ? () => move(place, place + 1) : undefined}
            />
          ))}
        </List>
      </SortableContext>
      <p className="visually-hidden" role="status">
        {told}
      </p>
    </DndContext>
  );
}

function placeOf(items: readonly Item[], id: string | number): number {
  return items.findIndex((item) => item.id === id);
}

type Item = SortableItem<string | number>;

type RowProps = {
  item: Item;
  disabled: boolean;
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
};

function Row({ item: { id, name, content }, disabled, onUp, onDown }: RowProps) {
  const words = useFrameWords().sort;
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, ...state } = useSortable({
    id,
    disabled,
  });
  const { isDragging, transform, transition } = state;
  const shift = transform ? `translate3d(0, ${Math.round(transform.y)}px, 0)` : undefined;
  return (
    <li
      ref={setNodeRef}
      className={classNames(styles.row, isDragging && styles.dragged)}
      style={{ transform: shift, transition }}
    >
      <button
        type="button"
        ref={setActivatorNodeRef}
        className={styles.handle}
        aria-label={words.handle(name)}
        {...attributes}
        {...listeners}
        aria-roledescription={undefined}
        disabled={disabled}
      >
        <Icon of={GripVertical} size={18} />
      </button>
      <div className={styles.content}>{content}</div>
      <div className={styles.steps}>
        <Step icon={ArrowUp} label={words.up(name)} onStep={disabled ? undefined : onUp} />
        <Step icon={ArrowDown} label={words.down(name)} onStep={disabled ? undefined : onDown} />
      </div>
    </li>
  );
}

type StepProps = { icon: typeof ArrowUp; label: string; onStep: (() => void) | undefined };

/** A button that moves a row by one place. At the end of the list it keeps the focus, and does nothing. */
function Step({ icon, label, onStep }: StepProps) {
  return (
    <Button
      kind="quiet"
      square
      icon={icon}
      aria-label={label}
      aria-disabled={onStep ? undefined : true}
      onClick={onStep}
    />
  );
}

function announcementsOf(items: readonly Item[], words: Words["sort"]): Announcements {
  const nameOf = (id: string | number) => items[placeOf(items, id)]?.name ?? "";
  const numberOf = (id: string | number) => placeOf(items, id) + 1;
  const all = items.length;
  return {
    onDragStart: ({ active }) => words.picked(nameOf(active.id), numberOf(active.id), all),
    onDragOver: ({ active, over }) => {
      if (!over) return undefined;
      // A drag begins over the row's own place, which is announced as the pick-up.
      const say = over.id === active.id ? words.picked : words.over;
      return say(nameOf(active.id), numberOf(over.id), all);
    },
    onDragEnd: ({ active, over }) =>
      over
        ? words.dropped(nameOf(active.id), numberOf(over.id), all)
        : words.left(nameOf(active.id)),
    onDragCancel: ({ active }) => words.left(nameOf(active.id)),
  };
}
