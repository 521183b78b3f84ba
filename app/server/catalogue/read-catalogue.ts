import type { Pool, PoolClient } from "pg";
import type { Catalogue } from "../../domain/catalogue/catalogue.ts";
import type { Facts, Question } from "../../domain/facts.ts";
import type { Location } from "../../domain/locations/location.ts";
import type { PriceList, RentalRules } from "../../domain/pricing/price-list.ts";
import { factTexts, fillFacts } from "../../i18n/fact-texts.ts";
import { placeTexts } from "../../i18n/place-texts.ts";
import { readLegalDocuments } from "./legal-documents.ts";
import { readCars } from "./read-cars.ts";
import { readLocations, readOneWayFees, readTransferMinutes } from "./read-locations.ts";
import {
  readCountries,
  readExtras,
  readLengthDiscounts,
  readPlans,
  readRates,
  readSeasons,
} from "./read-price-list.ts";
import { readSettings } from "./read-settings.ts";
import { readQuestions, readReviews, type FillIn } from "./read-texts.ts";
import { inSnapshot } from "./snapshot.ts";

/** Reads the whole catalogue. Throws when a setting is missing or wrong. */
export function readCatalogue(pool: Pool): Promise<Catalogue> {
  return inSnapshot(pool, async (client) => {
    const version = await readVersion(client);
    const { rules, facts, legal, retention, handovers, debts, letters } =
      await readSettings(client);
    const transferMinutes = await readTransferMinutes(client);
    const places = await readLocations(client, { transferMinutes, rules, facts });
    const cars = await readCars(client);
    const fillIn = filler(facts, rules);
    const [plans, extras] = [await readPlans(client), await readExtras(client)];
    const priceList = await readPriceList(client, {
      version,
      rules,
      locations: places.offered,
      plans: plans.offered,
      extras: extras.offered,
    });
    return {
      version,
      priceList,
      cars: cars.offered,
      withdrawn: {
        cars: cars.withdrawn,
        locations: places.withdrawn,
        plans: plans.withdrawn,
        extras: extras.withdrawn,
      },
      transferMinutes,
      facts,
      reviews: await readReviews(client),
      faq: aboutPlaces(await readQuestions(client, fillIn), places.offered),
      legal: await readLegalDocuments(client, { ...priceList, facts, legal, retention }),
      legalFacts: legal,
      retention,
      handovers,
      debts,
      letters,
    };
  });
}

async function readVersion(client: PoolClient): Promise<number> {
  const { rows } = await client.query<{ version: number }>("select version from catalogue_version");
  const [row] = rows;
  if (!row) throw new Error("The table catalogue_version has lost its row.");
  return row.version;
}

async function readPriceList(
  client: PoolClient,
  known: Pick<PriceList, "version" | "rules" | "locations" | "plans" | "extras">,
): Promise<PriceList> {
  return {
    ...known,
    seasons: await readSeasons(client),
    rates: await readRates(client),
    lengthDiscounts: await readLengthDiscounts(client),
    countries: await readCountries(client),
    oneWayFees: await readOneWayFees(client),
  };
}

function filler(facts: Facts, rules: RentalRules): FillIn {
  const english = factTexts(facts, rules, "en-us");
  const bosnian = factTexts(facts, rules, "ba");
  return ({ en, bs }) => ({ en: fillFacts(en, english), bs: fillFacts(bs, bosnian) });
}

/** The questions about a place, with the braces that stand for its own facts filled in. */
function aboutPlaces(questions: Question[], places: readonly Location[]): Question[] {
  const fillers = new Map(places.map((place) => [place.id, placeFiller(place)]));
  return questions.map((row) => {
    const fillIn = fillers.get(row.topic);
    return fillIn ? { ...row, question: fillIn(row.question), answer: fillIn(row.answer) } : row;
  });
}

function placeFiller(place: Location): FillIn {
  const english = placeTexts(place, "en-us");
  const bosnian = placeTexts(place, "ba");
  return ({ en, bs }) => ({ en: fillFacts(en, english), bs: fillFacts(bs, bosnian) });
}
