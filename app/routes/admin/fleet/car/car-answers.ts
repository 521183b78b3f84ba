import { redirect } from "react-router";
import { withAcriss } from "../../../../domain/cars/acriss-facts.ts";
import { carFields, readCarForm, type CarFaults } from "../../../../domain/cars/car-form.ts";
import { adminCarsWords } from "../../../../i18n/admin-cars/en.ts";
import { adminPath } from "../../../../i18n/admin-paths.ts";
import { changeCar } from "../../../../server/cars/change-car.ts";
import { copyCar } from "../../../../server/cars/copy-car.ts";
import { deleteCar } from "../../../../server/cars/delete-car.ts";
import { publishCar } from "../../../../server/cars/publish-car.ts";
import type { PageContext } from "../../../request/page-context.ts";
import { privateHeaders as headers } from "../../../request/private-headers.ts";
import type { Member } from "../../guard/require-staff.ts";
import { tell } from "../../forms/tell.ts";
import { textOf } from "../../forms/text-of.ts";
import { carTexts } from "./car-texts.ts";
import { sectionPath } from "../section-path.ts";
import { badForm, notFound, readId } from "../read-id.ts";

/** What a car's page is told of a form that it sent. */
export type CarTold = {
  faults?: CarFaults;
  /** As it was typed, where it was not saved. */
  typed?: Record<string, string>;
  stale?: { version: number; theirs: Record<string, string> };
  saved?: { undo: Record<string, string> };
  refused?:
    | { reason: "stale" }
    | { reason: "reserved"; codes: string[]; count: number }
    | { reason: "vehicles"; plates: string[] };
};

const told = tell<CarTold>;

type Asked = { about: PageContext; member: Member; id: number; form: FormData };

/** Does what a form of a car's page asks for. */
export async function answerCar(asked: Asked) {
  const version = readId(textOf(asked.form, "version"));
  if (version === undefined) throw badForm();
  switch (textOf(asked.form, "intent")) {
    case "":
      return save(asked, version);
    case "publish":
      return publish(asked, version, true);
    case "hide":
      return publish(asked, version, false);
    case "copy":
      return copy(asked);
    case "delete":
      return remove(asked, version);
    default:
      throw badForm();
  }
}

/** The fields of a car's form as they were typed; nobody has to know what an ACRISS code is. */
export function typedIn(form: FormData): Record<string, string> {
  return withAcriss(Object.fromEntries(carFields.map((name) => [name, textOf(form, name, 5000)])));
}

async function save({ about, member, id, form }: Asked, version: number) {
  const typed = typedIn(form);
  const read = readCarForm(typed, about.today);
  if (!read.ok) return told({ faults: read.faults, typed }, 400);
  const changed = await changeCar(about.deps, { id, version, car: read.car, by: member.by });
  if (changed.ok) return told({ saved: { undo: carTexts(changed.before, about.language) } });
  if (changed.reason === "none") throw notFound();
  const { theirs } = changed;
  const texts = carTexts(theirs.car, about.language);
  return told({ stale: { version: theirs.version, theirs: texts }, typed }, 409);
}

async function publish(asked: Asked, version: number, published: boolean) {
  const { about, member, id, form } = asked;
  const answer = await publishCar(about.deps, { id, version, published, by: member.by });
  if (!answer.ok) return refuse(answer);
  const path = sectionPath(textOf(form, "section"), about.language, id);
  return redirect(path, { status: 303, headers });
}

async function copy({ about, member, id }: Asked) {
  const suffix = adminCarsWords(about.language).copySuffix;
  const copyId = await copyCar(about.deps, { id, suffix, by: member.by });
  if (copyId === undefined) throw notFound();
  return redirect(adminPath("cars", about.language, copyId), { status: 303, headers });
}

async function remove({ about, member, id }: Asked, version: number) {
  const answer = await deleteCar(about.deps, { id, version, by: member.by });
  if (!answer.ok) return refuse(answer);
  return redirect(adminPath("cars", about.language), { status: 303, headers });
}

function refuse(answer: { reason: "none" } | NonNullable<CarTold["refused"]>) {
  if (answer.reason === "none") throw notFound();
  return told({ refused: answer }, 409);
}
