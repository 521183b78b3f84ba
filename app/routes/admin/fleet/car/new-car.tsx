import { ArrowLeft } from "lucide-react";
import {
  data,
  useActionData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from "react-router";
import { readCarForm } from "../../../../domain/cars/car-form.ts";
import { usualCar } from "../../../../domain/cars/usual-car.ts";
import { adminCarsWords } from "../../../../i18n/admin-cars/en.ts";
import { adminPath } from "../../../../i18n/admin-paths.ts";
import { addCar } from "../../../../server/cars/add-car.ts";
import { PageBody } from "../../../../ui/admin/page/page-body.tsx";
import { PageHead } from "../../../../ui/admin/page/page-head.tsx";
import { RecordForm } from "../../../../ui/admin/form/record-form.tsx";
import { ButtonLink } from "../../../../ui/controls/button.tsx";
import { page } from "../../../request/page-context.ts";
import { privateHeaders } from "../../../request/private-headers.ts";
import { readForm } from "../../../request/read-form.ts";
import { useSite } from "../../../request/use-site.ts";
import { answerWith } from "../../forms/action-answer.ts";
import { leadAndTell } from "../../forms/told.ts";
import { requireStaff } from "../../guard/require-staff.ts";
import { typedIn, type CarAnswer } from "./car-answers.ts";
import { carFaults } from "../car-faults.ts";
import { CarFields } from "./car-fields.tsx";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const about = context.get(page);
  await requireStaff(request, about, "edit-cars");
  return data(undefined, { headers: privateHeaders });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const about = context.get(page);
  const { by } = await requireStaff(request, about, "edit-cars");
  const typed = typedIn(await readForm(request));
  const read = readCarForm(typed, about.today);
  if (!read.ok) return answerWith<CarAnswer>({ faults: read.faults, typed }, 400);
  const id = await addCar(about.deps, { car: read.car, by });
  const to = adminPath("cars", about.language, id);
  return leadAndTell(to, { deed: "car-created", name: read.car.name });
}

export function headers() {
  return privateHeaders;
}

/** The form of a new car, which stays hidden until it is published. */
export default function NewCar() {
  const answer = useActionData<typeof action>();
  const { language } = useSite();
  const words = adminCarsWords(language);
  return (
    <>
      <title>{`${words.newCar} · Eternal Pro`}</title>
      <PageHead title={words.newCar}>
        <ButtonLink icon={ArrowLeft} to={adminPath("cars", language)}>
          {words.back}
        </ButtonLink>
      </PageHead>
      <PageBody>
        <RecordForm faults={carFaults(answer?.faults, language)}>
          <CarFields typed={answer?.typed ?? usualCar} faults={answer?.faults} />
        </RecordForm>
      </PageBody>
    </>
  );
}
