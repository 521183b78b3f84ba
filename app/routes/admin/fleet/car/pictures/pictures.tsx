import {
  data,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from "react-router";
import { adminCarsWords } from "../../../../../i18n/admin-cars/en.ts";
import { maxPhotos } from "../../../../../server/images/add-photo.ts";
import { listPhotos } from "../../../../../server/images/photo-rows.ts";
import { PageBody } from "../../../../../ui/admin/page/page-body.tsx";
import { Refused } from "../../../../../ui/admin/form/refused.tsx";
import { page } from "../../../../request/page-context.ts";
import { privateHeaders } from "../../../../request/private-headers.ts";
import { readForm } from "../../../../request/read-form.ts";
import { useSite } from "../../../../request/use-site.ts";
import { requireStaff } from "../../../guard/require-staff.ts";
import { CarHead } from "../../car-head.tsx";
import { briefOf, getCar } from "../../get-car.ts";
import { PhotoForm } from "./photo-form.tsx";
import { answerPictures } from "./picture-answers.ts";
import { RemovedToast } from "./removed-toast.tsx";
import { UploadPanel } from "./upload-panel.tsx";
import { whyNot } from "../../../forms/why-not.ts";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const about = context.get(page);
  const member = await requireStaff(request, about, "see-catalogue");
  const row = await getCar(about.deps, params.id);
  const photos = await listPhotos(about.deps.pool, row.id);
  const brief = await briefOf(about.deps, row);
  return data({ brief, photos, role: member.role, maxPhotos }, { headers: privateHeaders });
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const about = context.get(page);
  const { by } = await requireStaff(request, about, "edit-cars");
  const { id } = await getCar(about.deps, params.id);
  return answerPictures({ deps: about.deps, by, carId: id, form: await readForm(request) });
}

export function headers() {
  return privateHeaders;
}

/** The pictures of a car: uploads, order and descriptions. */
export default function Pictures() {
  const { brief, photos, role, ...limits } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { language } = useSite();
  const words = adminCarsWords(language).pictures;
  const mayNot = whyNot(role, "edit-cars", language);
  return (
    <>
      <CarHead car={brief} section="pictures" mayNot={mayNot} />
      <PageBody>
        {answer?.refused && <Refused>{words[answer.refused]}</Refused>}
        {!mayNot && (
          <UploadPanel
            carId={brief.id}
            room={limits.maxPhotos - photos.length}
            uploads={answer?.done?.uploads}
          />
        )}
        <PhotoForm
          {...{ brief, photos, mayNot, max: limits.maxPhotos }}
          saved={answer?.saved}
          faults={answer?.faults}
        />
      </PageBody>
      <RemovedToast done={answer?.done} />
    </>
  );
}
