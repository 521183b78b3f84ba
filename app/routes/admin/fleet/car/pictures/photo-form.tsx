import { Trash2 } from "lucide-react";
import { useCallback, useState } from "react";
import { useSubmit } from "react-router";
import { faultText } from "../../../../../i18n/field-faults/fault-text.ts";
import { adminCarsWords } from "../../../../../i18n/admin-cars/en.ts";
import { adminPath } from "../../../../../i18n/admin-paths.ts";
import type { AltFaults } from "./picture-answers.ts";
import type { CarBrief } from "../../get-car.ts";
import { OrderField, writeOrder } from "../../order-field.tsx";
import { useSite } from "../../../../request/use-site.ts";
import type { PhotoRow } from "../../../../../server/images/photo-rows.ts";
import { FieldRow } from "../../../../../ui/admin/form/field-row.tsx";
import { keepsTyped } from "../../../../../ui/admin/form/leave-guard.tsx";
import { RecordForm } from "../../../../../ui/admin/form/record-form.tsx";
import type { Saved } from "../../../../../ui/admin/form/toasts/saved-toast.tsx";
import { SortableList } from "../../../../../ui/admin/list/sortable-list.tsx";
import { Panel } from "../../../../../ui/admin/page/panel.tsx";
import { Button } from "../../../../../ui/controls/button.tsx";
import { Field } from "../../../../../ui/controls/field.tsx";
import { EmptyState } from "../../../../../ui/controls/states/empty-state.tsx";
import { Tag } from "../../../../../ui/controls/marks/tag.tsx";
import styles from "./pictures.module.css";

type Props = {
  brief: CarBrief;
  photos: readonly PhotoRow[];
  max: number;
  mayNot: string | undefined;
  saved: Saved | undefined;
  faults: AltFaults | undefined;
};

/** The unsaved texts by the name of their field: an upload meanwhile draws the form anew. */
type Typed = {
  texts: Readonly<Record<string, string>>;
  write: (name: string, text: string) => void;
  clear: () => void;
};

/** The pictures of a car in their order, with their descriptions. */
export function PhotoForm({ brief, photos, max, mayNot, saved, faults }: Props) {
  const { language } = useSite();
  const words = adminCarsWords(language).pictures;
  const typed = useTyped(saved);
  if (photos.length === 0)
    return (
      <Panel title={words.title}>
        <EmptyState title={words.empty} />
      </Panel>
    );
  return (
    <RecordForm
      action={adminPath("cars", language, brief.id, "pictures")}
      version={photos.reduce((sum, { version }) => sum + version, photos.length)}
      {...(saved && { saved })}
      {...(mayNot && { mayNot })}
      faults={sentences(photos, faults, language)}
    >
      <Panel title={words.title} lead={`${words.count(photos.length, max)}. ${words.altLead}`}>
        <PhotoRows {...{ photos, typed, faults }} disabled={mayNot !== undefined} />
      </Panel>
    </RecordForm>
  );
}

/** The unsaved texts, which last until a save, or until the member resets the form. */
function useTyped(saved: Saved | undefined): Typed {
  const [texts, setTexts] = useState<Typed["texts"]>({});
  const [seen, setSeen] = useState(saved);
  if (seen !== saved) {
    setSeen(saved);
    if (saved) setTexts({});
  }
  const clear = useCallback(() => setTexts({}), []);
  const write = useCallback(
    (name: string, text: string) => setTexts((all) => ({ ...all, [name]: text })),
    [],
  );
  return { texts, write, clear };
}

type RowsProps = Pick<Props, "photos" | "faults"> & { typed: Typed; disabled: boolean };

function PhotoRows({ photos, typed, faults, disabled }: RowsProps) {
  const words = adminCarsWords(useSite().language).pictures;
  const [ids, setIds] = useState<number[]>();
  const { clear } = typed;
  const putBack = useCallback(() => {
    setIds(undefined);
    clear();
  }, [clear, setIds]);
  const ordered = ids ? ids.flatMap((id) => photos.filter((photo) => photo.id === id)) : photos;
  return (
    <>
      <OrderField name="order" value={writeOrder(ordered)} onReset={putBack} />
      <SortableList
        isTall
        label={words.title}
        disabled={disabled}
        onOrder={setIds}
        items={ordered.map((photo, index) => ({
          id: photo.id,
          name: words.picture(photos.indexOf(photo) + 1),
          content: <PhotoRowFields {...{ photo, typed, faults, disabled }} place={index + 1} />,
        }))}
      />
    </>
  );
}

type RowProps = Omit<RowsProps, "photos"> & { photo: PhotoRow; place: number };

function PhotoRowFields({ photo, place, typed, faults, disabled }: RowProps) {
  const { language } = useSite();
  const words = adminCarsWords(language).pictures;
  const names = altFields(photo.id);
  const [narrow = photo.width] = photo.widths;
  const field = (name: string, label: string, saved: string) => ({
    id: name,
    name,
    label,
    defaultValue: typed.texts[name] ?? saved,
    maxLength: 200,
    ...(faults?.[name] && { fault: faultText(faults[name], language) }),
    onChange: ({ target }: { target: HTMLInputElement }) => typed.write(name, target.value),
  });
  return (
    <div className={styles.photo}>
      <div className={styles.picture}>
        <img
          src={`/photos/${photo.file}/${narrow}.webp`}
          alt={words.picture(place)}
          width={180}
          height={Math.round((180 * photo.height) / photo.width)}
        />
        {place === 1 && <Tag tone="info">{words.first}</Tag>}
      </div>
      <div className={styles.words}>
        <FieldRow>
          <Field {...field(names.en, words.altEn, photo.alt.en)} lang="en" />
          <Field {...field(names.bs, words.altBs, photo.alt.bs)} lang="bs" />
        </FieldRow>
        {!disabled && <RemoveButton {...{ photo, place }} />}
      </div>
    </div>
  );
}

function RemoveButton({ photo, place }: Pick<RowProps, "photo" | "place">) {
  const { language } = useSite();
  const words = adminCarsWords(language);
  const submit = useSubmit();
  const remove = () => {
    const fields = { intent: "delete", photo: String(photo.id), version: String(photo.version) };
    const action = adminPath("cars", language, photo.carId, "pictures");
    void submit(fields, { method: "post", action, state: keepsTyped, preventScrollReset: true });
  };
  return (
    <Button kind="quiet" icon={Trash2} aria-label={words.pictures.remove(place)} onClick={remove}>
      {words.remove.label}
    </Button>
  );
}

function sentences(
  photos: readonly PhotoRow[],
  faults: AltFaults | undefined,
  language: "en-us" | "ba",
) {
  const words = adminCarsWords(language);
  return photos.flatMap(({ id }, index) => {
    const names = altFields(id);
    const labels = { en: words.pictures.altEn, bs: words.pictures.altBs };
    return (["en", "bs"] as const).flatMap((one) => {
      const fault = faults?.[names[one]];
      const label = `${words.pictures.picture(index + 1)}, ${labels[one]}`;
      return fault
        ? [{ fieldId: names[one], message: `${label}: ${faultText(fault, language)}` }]
        : [];
    });
  });
}

/** The names of the fields with a picture's description. */
export function altFields(id: number): { en: string; bs: string } {
  return { en: `alt${id}En`, bs: `alt${id}Bs` };
}
