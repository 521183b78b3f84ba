import { ArrowLeft } from "lucide-react";
import {
  data,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from "react-router";
import { adminCarsWords } from "../../../../../i18n/admin-cars/en.ts";
import { adminPath } from "../../../../../i18n/admin-paths.ts";
import { PageBody } from "../../../../../ui/admin/page/page-body.tsx";
import { PageHead } from "../../../../../ui/admin/page/page-head.tsx";
import { RecordForm } from "../../../../../ui/admin/form/record-form.tsx";
import { ButtonLink } from "../../../../../ui/controls/button.tsx";
import { page } from "../../../../request/page-context.ts";
import { privateHeaders } from "../../../../request/private-headers.ts";
import { readForm } from "../../../../request/read-form.ts";
import { useSite } from "../../../../request/use-site.ts";
import { requireStaff } from "../../../guard/require-staff.ts";
import { vehicleFaults } from "../../car-faults.ts";
import { getCar } from "../../get-car.ts";
import { answerNewVehicle, vehicleChoices } from "./vehicle-answers.ts";
import { VehicleFields, VehicleRefused } from "./vehicle-fields.tsx";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const about = context.get(page);
  await requireStaff(request, about, "edit-cars");
  const { id, car } = await getCar(about.deps, params.id);
  const { today } = about;
  const choices = await vehicleChoices(about);
  const typed = {
    carId: String(id),
    colour: car.colour,
    year: String(car.year),
    inServiceFrom: today,
    odometerKm: "0",
    homeLocationId: choices.places[0]?.id ?? "",
  };
  const shown = { id, carName: car.name, typed, ...choices };
  return data(shown, { headers: privateHeaders });
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const about = context.get(page);
  const member = await requireStaff(request, about, "edit-cars");
  await getCar(about.deps, params.id);
  return answerNewVehicle({ about, member, form: await readForm(request) });
}

export function headers() {
  return privateHeaders;
}

/** The form of a new vehicle. */
export default function NewVehicle() {
  const { id, carName, typed, ...choices } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { language } = useSite();
  const words = adminCarsWords(language).vehicles;
  return (
    <>
      <title>{`${words.new} · Eternal Pro`}</title>
      <PageHead title={words.new} lead={carName}>
        <ButtonLink icon={ArrowLeft} to={adminPath("cars", language, id, "vehicles")}>
          {words.title}
        </ButtonLink>
      </PageHead>
      <PageBody>
        {answer?.refused && <VehicleRefused refused={answer.refused} />}
        <RecordForm faults={vehicleFaults(answer?.faults, language)}>
          <VehicleFields typed={answer?.typed ?? typed} faults={answer?.faults} {...choices} />
        </RecordForm>
      </PageBody>
    </>
  );
}
