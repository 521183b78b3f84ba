import { ArrowLeft, Trash2 } from "lucide-react";
import {
  data,
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from "react-router";
import { typedVehicle } from "../../../../../domain/cars/vehicle-form.ts";
import { adminCarsWords } from "../../../../../i18n/admin-cars/en.ts";
import { adminPath } from "../../../../../i18n/admin-paths.ts";
import { listBlocks } from "../../../../../server/availability/end-block.ts";
import { findVehicle } from "../../../../../server/cars/vehicle-row.ts";
import { ConfirmButton } from "../../../../../ui/admin/form/confirm-button.tsx";
import { PageBody } from "../../../../../ui/admin/page/page-body.tsx";
import { PageHead } from "../../../../../ui/admin/page/page-head.tsx";
import { RecordForm } from "../../../../../ui/admin/form/record-form.tsx";
import { ButtonLink } from "../../../../../ui/controls/button.tsx";
import { Note } from "../../../../../ui/controls/states/note.tsx";
import { page, type PageContext } from "../../../../request/page-context.ts";
import { privateHeaders } from "../../../../request/private-headers.ts";
import { readForm } from "../../../../request/read-form.ts";
import { useSite } from "../../../../request/use-site.ts";
import { notFound } from "../../../forms/action-answer.ts";
import { requireStaff } from "../../../guard/require-staff.ts";
import { vehicleFaults } from "../../car-faults.ts";
import { Codes } from "../car-refused.tsx";
import { readId } from "../../../forms/fields-of.ts";
import { answerVehicle, vehicleChoices } from "./vehicle-answers.ts";
import { BlocksPart } from "./blocks-part.tsx";
import { VehicleFields, VehicleRefused } from "./vehicle-fields.tsx";
import { whyNot } from "../../../forms/why-not.ts";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const about = context.get(page);
  const { role } = await requireStaff(request, about, "see-catalogue");
  const row = await getVehicle(about, params.vehicleId);
  const { carId } = row.vehicle;
  if (String(carId) !== params.id) {
    const path = adminPath("cars", about.language, carId, "vehicles", row.id);
    throw redirect(path, { headers: privateHeaders });
  }
  const { id, version, carName, vehicle } = row;
  const shown = { id, version, carId, carName, typed: typedVehicle(vehicle) };
  const choices = await vehicleChoices(about);
  const blocks = await listBlocks(about.deps, id);
  return data({ ...shown, ...choices, blocks, role }, { headers: privateHeaders });
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const about = context.get(page);
  const member = await requireStaff(request, about, "edit-cars");
  const { id, vehicle } = await getVehicle(about, params.vehicleId);
  return answerVehicle({ about, member, id, plate: vehicle.plate, form: await readForm(request) });
}

export function headers() {
  return privateHeaders;
}

async function getVehicle({ deps }: PageContext, asked: unknown) {
  const id = readId(asked);
  const row = id && (await findVehicle(deps.pool, id, { now: deps.clock.now() }));
  if (!row) throw notFound();
  return row;
}

export default function Vehicle() {
  const { id, version, carId, carName, typed, role, blocks, ...choices } =
    useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { language } = useSite();
  const words = adminCarsWords(language).vehicles;
  const mayNot = whyNot(role, "edit-cars", language);
  const plate = typed.plate ?? "";
  return (
    <>
      <title>{`${plate} · Eternal Pro`}</title>
      <PageHead title={plate} lead={carName}>
        <ButtonLink icon={ArrowLeft} to={adminPath("cars", language, carId, "vehicles")}>
          {words.title}
        </ButtonLink>
        {!mayNot && (
          <ConfirmButton
            label={words.remove.label}
            icon={Trash2}
            title={words.remove.title(plate)}
            text={words.remove.text}
            confirmLabel={words.remove.confirm}
            name="intent"
            value="delete"
          >
            <input type="hidden" name="version" value={version} />
            <input type="hidden" name="carId" value={carId} />
          </ConfirmButton>
        )}
      </PageHead>
      <PageBody>
        {answer?.refused && <VehicleRefused refused={answer.refused} />}
        {answer?.done && answer.done.length > 0 && (
          <Note role="status">
            {words.moved(answer.done.length)}
            <Codes codes={answer.done} />
          </Note>
        )}
        <BlocksPart {...{ language, version, carId, vehicleId: id, blocks, mayNot }} />
        <RecordForm
          key={id}
          action={adminPath("cars", language, carId, "vehicles", id)}
          version={version}
          {...(answer?.stale && { stale: { ...answer.stale, labels: words.fields } })}
          {...(answer?.saved && { saved: answer.saved })}
          {...(mayNot && { mayNot })}
          faults={vehicleFaults(answer?.faults, language)}
        >
          <VehicleFields typed={answer?.typed ?? typed} faults={answer?.faults} {...choices} />
        </RecordForm>
      </PageBody>
    </>
  );
}
