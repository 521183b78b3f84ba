import type { FieldFaults } from "../../../../domain/forms/field-fault.ts";
import { withAcriss } from "../../../../domain/cars/acriss-facts.ts";
import {
  carFields,
  readCarForm,
  typedCar,
  type WrittenCar,
} from "../../../../domain/cars/car-form.ts";
import type { Language } from "../../../../domain/language.ts";
import { adminCarsWords } from "../../../../i18n/admin-cars/en.ts";
import { adminPath } from "../../../../i18n/admin-paths.ts";
import { sectionPath } from "../get-car.ts";
import { answerWith, badForm, notFound, type ActionAnswer } from "../../forms/action-answer.ts";
import { leadAndTell } from "../../forms/told.ts";
import { readId, textOf } from "../../forms/fields-of.ts";
import type { Member } from "../../guard/require-staff.ts";
import type { PageContext } from "../../../request/page-context.ts";
import { changeCar } from "../../../../server/cars/change-car.ts";
import { copyCar } from "../../../../server/cars/copy-car.ts";
import { deleteCar } from "../../../../server/cars/delete-car.ts";
import { publishCar } from "../../../../server/cars/publish-car.ts";

/** The reason why a car was not copied, published or deleted. */
export type CarRefusal =
  | { reason: "stale" }
  | { reason: "reserved"; codes: string[]; count: number }
  | { reason: "vehicles"; plates: string[] };

/** The answer of the action of a car's page. */
export type CarAnswer = ActionAnswer<{
  saved: { undo: Record<string, string> };
  refused: CarRefusal;
  faults: FieldFaults;
  typed: Record<string, string>;
  stale: { version: number; theirs: Record<string, string> };
}>;

const answered = answerWith<CarAnswer>;

type CarRequest = {
  about: PageContext;
  member: Member;
  id: number;
  /** The car's name before the deed. */
  name: string;
  form: FormData;
};

/** Answers a form of a car's page. */
export async function answerCar(request: CarRequest) {
  const version = readId(textOf(request.form, "version"));
  if (version === undefined) throw badForm();
  switch (textOf(request.form, "intent")) {
    case "":
      return save(request, version);
    case "publish":
      return publish(request, version, true);
    case "hide":
      return publish(request, version, false);
    case "copy":
      return copy(request);
    case "delete":
      return remove(request, version);
    default:
      throw badForm();
  }
}

/** The fields of a car's form as typed; an empty ACRISS code is suggested by the others, since members need not know it. */
export function typedIn(form: FormData): Record<string, string> {
  return withAcriss(Object.fromEntries(carFields.map((name) => [name, textOf(form, name, 5000)])));
}

async function save({ about, member, id, form }: CarRequest, version: number) {
  const typed = typedIn(form);
  const read = readCarForm(typed, about.today);
  if (!read.ok) return answered({ faults: read.faults, typed }, 400);
  const changed = await changeCar(about.deps, { id, version, car: read.car, by: member.by });
  if (changed.ok) return answered({ saved: { undo: carTexts(changed.before, about.language) } });
  if (changed.reason === "none") throw notFound();
  const { theirs } = changed;
  const texts = carTexts(theirs.car, about.language);
  return answered({ stale: { version: theirs.version, theirs: texts }, typed }, 409);
}

async function publish(request: CarRequest, version: number, published: boolean) {
  const { about, member, id, name, form } = request;
  const answer = await publishCar(about.deps, { id, version, published, by: member.by });
  if (!answer.ok) return refuse(answer);
  const path = sectionPath(textOf(form, "section"), about.language, id);
  return leadAndTell(path, { deed: published ? "car-published" : "car-hidden", name });
}

async function copy({ about, member, id, name }: CarRequest) {
  const suffix = adminCarsWords(about.language).copySuffix;
  const copyId = await copyCar(about.deps, { id, suffix, by: member.by });
  if (copyId === undefined) throw notFound();
  const to = adminPath("cars", about.language, copyId);
  return leadAndTell(to, { deed: "car-created", name: name + suffix });
}

async function remove({ about, member, id, name }: CarRequest, version: number) {
  const answer = await deleteCar(about.deps, { id, version, by: member.by });
  if (!answer.ok) return refuse(answer);
  return leadAndTell(adminPath("cars", about.language), { deed: "car-deleted", name });
}

function refuse(answer: { reason: "none" } | CarRefusal) {
  if (answer.reason === "none") throw notFound();
  return answered({ refused: answer }, 409);
}

/** A car as the fields of its form, with the decimal mark of the language; both marks can be read. */
export function carTexts(car: WrittenCar, language: Language): Record<string, string> {
  const typed = typedCar(car);
  const { consumption = "" } = typed;
  return language === "ba" ? { ...typed, consumption: consumption.replace(".", ",") } : typed;
}
