import {
  data,
  Link,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from "react-router";
import { startingPrices } from "../../../../domain/pricing/starting-prices.ts";
import { adminCarsWords } from "../../../../i18n/admin-cars/en.ts";
import { adminPath } from "../../../../i18n/admin-paths.ts";
import { formatEuro } from "../../../../i18n/format.ts";
import { listPhotos } from "../../../../server/images/photo-rows.ts";
import { PageBody } from "../../../../ui/admin/page/page-body.tsx";
import { Panel } from "../../../../ui/admin/page/panel.tsx";
import { RecordForm } from "../../../../ui/admin/form/record-form.tsx";
import { CarPicture } from "../../../../ui/booking/car/car-picture.tsx";
import { List } from "../../../../ui/controls/list.tsx";
import { Note } from "../../../../ui/controls/states/note.tsx";
import { page } from "../../../request/page-context.ts";
import { privateHeaders } from "../../../request/private-headers.ts";
import { readForm } from "../../../request/read-form.ts";
import { useSite } from "../../../request/use-site.ts";
import { requireStaff } from "../../guard/require-staff.ts";
import { answerCar, carTexts } from "./car-answers.ts";
import { carFaults, carLabels } from "../car-faults.ts";
import { CarFields } from "./car-fields.tsx";
import { CarHead } from "../car-head.tsx";
import { CarRefused } from "./car-refused.tsx";
import styles from "../fleet.module.css";
import { briefOf, getCar, type CarBrief } from "../get-car.ts";
import { whyNot } from "../../forms/why-not.ts";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const about = context.get(page);
  const member = await requireStaff(request, about, "see-catalogue");
  const { deps, today } = about;
  const row = await getCar(deps, params.id);
  const { cars, withdrawn, priceList } = await deps.catalogue.get();
  const { byCar } = startingPrices(priceList, [...cars, ...withdrawn.cars], today);
  const shown = {
    brief: await briefOf(deps, row),
    typed: carTexts(row.car, about.language),
    fromCents: byCar[row.id],
    photos: await listPhotos(deps.pool, row.id),
    role: member.role,
  };
  return data(shown, { headers: privateHeaders });
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const about = context.get(page);
  const member = await requireStaff(request, about, "edit-cars");
  const { id, car } = await getCar(about.deps, params.id);
  return answerCar({ about, member, id, name: car.name, form: await readForm(request) });
}

export function headers() {
  return privateHeaders;
}

/** The facts of a car. */
export default function Car() {
  const { brief, typed, role, ...side } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { language } = useSite();
  const mayNot = whyNot(role, "edit-cars", language);
  const labels = carLabels(language);
  return (
    <>
      <CarHead car={brief} section="details" mayNot={mayNot} />
      {answer?.refused && <CarRefused car={brief} refused={answer.refused} />}
      <PageBody side={<Side {...{ brief, typed, ...side }} />}>
        <Missing car={brief} hasPrice={side.fromCents !== undefined} />
        <RecordForm
          key={brief.id}
          action={adminPath("cars", language, brief.id)}
          version={brief.version}
          filledAs={JSON.stringify(typed)}
          {...(answer?.stale && { stale: { ...answer.stale, labels } })}
          {...(answer?.saved && { saved: answer.saved })}
          {...(mayNot && { mayNot })}
          faults={carFaults(answer?.faults, language)}
        >
          <CarFields typed={answer?.typed ?? typed} faults={answer?.faults} />
        </RecordForm>
      </PageBody>
    </>
  );
}

/** The things that a car lacks before it can be booked, each with a link. Null when it lacks nothing. */
function Missing({ car, hasPrice }: { car: CarBrief; hasPrice: boolean }) {
  const { language } = useSite();
  const words = adminCarsWords(language).missing;
  const hasVehicle = car.vehicles > 0;
  if (hasPrice && hasVehicle) return null;
  return (
    <Note>
      {words.title}
      <List className={styles.codes}>
        {!hasPrice && (
          <li>
            <Link className="link" to={adminPath("pricing", language)}>
              {words.price}
            </Link>
          </li>
        )}
        {!hasVehicle && (
          <li>
            <Link className="link" to={adminPath("cars", language, car.id, "vehicles", "new")}>
              {words.vehicle}
            </Link>
          </li>
        )}
      </List>
    </Note>
  );
}

type SideProps = Pick<
  ReturnType<typeof useLoaderData<typeof loader>>,
  "brief" | "typed" | "photos" | "fromCents"
>;

function Side({ brief, typed, photos, fromCents }: SideProps) {
  const { language } = useSite();
  const words = adminCarsWords(language).side;
  const look = { body: typed.body ?? "", colour: typed.colour ?? "" };
  const car = { ...brief, ...(look as { body: "suv"; colour: string }) };
  const calendar = adminPath("pricing", language, "calendar");
  return (
    <Panel title={words.title}>
      <div className={styles.side}>
        <CarPicture car={photos.length > 0 ? { ...car, photos } : { ...car, photos: [] }} alt="" />
        <p>
          <b>
            {fromCents === undefined ? words.noPrice : words.from(formatEuro(fromCents, language))}
          </b>
        </p>
        <Link className="link" to={`${calendar}?car=${brief.id}&only=1`}>
          {words.prices}
        </Link>
        <Link className="link" to={adminPath("cars", language, brief.id, "pictures")}>
          {words.pictures(brief.photos)}
        </Link>
        <Link className="link" to={adminPath("cars", language, brief.id, "vehicles")}>
          {words.vehicles(brief.vehicles)}
        </Link>
      </div>
    </Panel>
  );
}
