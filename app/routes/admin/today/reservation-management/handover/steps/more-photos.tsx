import { phoneWords } from "../../../../../../i18n/admin-phone/en.ts";
import { Panel } from "../../../../../../ui/admin/page/panel.tsx";
import { withoutPhoto, withPhoto } from "../typed-photos.ts";
import { PhotoFields } from "./photo-field.tsx";
import type { StepProps } from "./step-props.ts";

type Props = Pick<StepProps, "language" | "photos" | "typed" | "change"> & {
  kind: "papers" | "signed-sheet";
};

const most = { papers: 20, "signed-sheet": 4 } as const;

/** Photos of papers: what the customer showed, or the sheet that both sides signed. */
export function MorePhotos({ language, photos, typed, change, kind }: Props) {
  const words = phoneWords(language).photo;
  const [title, lead] =
    kind === "papers"
      ? [words.papers, words.papersLead]
      : [words.signedSheet, words.signedSheetLead];
  return (
    <Panel title={title} lead={lead}>
      <PhotoFields
        {...{ language, photos, kind }}
        name={kind}
        labelOf={kind === "papers" ? words.ofPapers : words.ofSheet}
        taken={typed.photos.filter((one) => one.kind === kind)}
        most={most[kind]}
        onTaken={(photo, before) =>
          change(({ photos: all }) => ({
            photos: withPhoto(before ? withoutPhoto(all, before.sha256) : all, photo),
          }))
        }
        onRemove={({ sha256 }) => change((all) => ({ photos: withoutPhoto(all.photos, sha256) }))}
      />
    </Panel>
  );
}
