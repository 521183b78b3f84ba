import type { LoaderFunctionArgs } from "react-router";
import { inLanguage, type Language } from "../../../../domain/language.ts";
import { pricingWords } from "../../../../i18n/admin-pricing/en.ts";
import { carWords } from "../../../../i18n/booking/car-words.ts";
import { fileColumns } from "../../../../server/exports/file-columns.ts";
import type { FileRow } from "../../../../server/exports/list-file.ts";
import { readPrices, type PricesNow } from "../../../../server/pricing/read-prices.ts";
import { sendList } from "../../lists/send-list.ts";

/** Every day price as a row of a file. */
export function loader(args: LoaderFunctionArgs): Promise<Response> {
  return sendList(args, "day-prices", async ({ deps, language }) => {
    const words = pricingWords(language).file;
    return {
      name: language === "ba" ? "cijene-po-danu" : "day-prices",
      columns: [
        ...fileColumns("text", words.kind, words.name, words.category, words.season),
        ...fileColumns("date", words.from, words.to),
        ...fileColumns("cents", words.perDay, words.weekend),
      ],
      rows: rowsOf(await readPrices(deps.pool), language),
    };
  });
}

function rowsOf({ prices, cars }: PricesNow, language: Language): FileRow[] {
  const words = pricingWords(language);
  const { kinds } = words.file;
  return prices.rates.map((rate) => {
    const car = cars.find(({ id }) => id === rate.carId);
    const category = car?.category ?? rate.category;
    const named = category && carWords(language).category[category];
    const season = prices.seasons.find(({ id }) => id === rate.seasonId);
    return [
      car ? kinds.car : kinds.category,
      car?.name ?? named,
      named,
      season ? inLanguage(season.name, language) : words.outside,
      season?.from,
      season?.to,
      rate.perDayCents,
      rate.weekendPerDayCents,
    ];
  });
}
