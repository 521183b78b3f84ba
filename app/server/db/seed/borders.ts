import type { BorderCountry } from "../../../domain/pricing/price-list.ts";
import { borderCountry } from "../schema.ts";
import { both, inOrder, type Seeding } from "./seeding.ts";

type Paper = BorderCountry["document"];
type Row = [code: string, sign: string, en: string, bs: string, feeEuro: number, paper: Paper];

/**
 * Where a car may go, neighbours first. "none": the plate of Bosnia and Herzegovina is proof of insurance there
 * (the multilateral agreement of the green-card bureaux).
 */
const allowed: readonly Row[] = [
  ["HR", "HR", "Croatia", "Hrvatska", 20, "none"],
  ["RS", "SRB", "Serbia", "Srbija", 20, "none"],
  ["ME", "MNE", "Montenegro", "Crna Gora", 20, "none"],
  ["SI", "SLO", "Slovenia", "Slovenija", 20, "none"],
  ["AT", "A", "Austria", "Austrija", 25, "none"],
  ["DE", "D", "Germany", "Njemačka", 25, "none"],
  ["IT", "I", "Italy", "Italija", 25, "none"],
  ["HU", "H", "Hungary", "Mađarska", 25, "none"],
  ["MK", "NMK", "North Macedonia", "Sjeverna Makedonija", 30, "green-card"],
  ["AL", "AL", "Albania", "Albanija", 30, "green-card"],
  ["XK", "RKS", "Kosovo", "Kosovo", 30, "border-insurance"],
  ["CH", "CH", "Switzerland", "Švicarska", 30, "none"],
  ["CZ", "CZ", "Czechia", "Češka", 30, "none"],
  ["SK", "SK", "Slovakia", "Slovačka", 30, "none"],
  ["PL", "PL", "Poland", "Poljska", 30, "none"],
  ["GR", "GR", "Greece", "Grčka", 30, "none"],
  ["RO", "RO", "Romania", "Rumunija", 30, "none"],
  ["BG", "BG", "Bulgaria", "Bugarska", 30, "none"],
  ["NL", "NL", "Netherlands", "Holandija", 35, "none"],
  ["BE", "B", "Belgium", "Belgija", 35, "none"],
  ["FR", "F", "France", "Francuska", 35, "none"],
  ["DK", "DK", "Denmark", "Danska", 35, "none"],
  ["SE", "S", "Sweden", "Švedska", 40, "none"],
  ["NO", "N", "Norway", "Norveška", 40, "none"],
  ["FI", "FIN", "Finland", "Finska", 40, "none"],
  ["ES", "E", "Spain", "Španija", 40, "none"],
  ["PT", "P", "Portugal", "Portugal", 40, "none"],
  ["GB", "UK", "United Kingdom", "Ujedinjeno Kraljevstvo", 40, "none"],
  ["TR", "TR", "Türkiye", "Turska", 50, "green-card"],
];

const notAllowed: readonly Row[] = [
  ["UA", "UA", "Ukraine", "Ukrajina", 0, "none"],
  ["RU", "RUS", "Russia", "Rusija", 0, "none"],
  ["US", "USA", "United States", "Sjedinjene Američke Države", 0, "none"],
  ["CA", "CDN", "Canada", "Kanada", 0, "none"],
];

const uninsured = both(
  "Our insurance does not cover driving there.",
  "Naše osiguranje tamo ne važi.",
);
const overseas = both("Cannot be reached by road.", "Do tamo se ne može cestom.");

const notes: Partial<Record<string, typeof uninsured>> = {
  // No member of the green-card system.
  XK: both(
    "Insurance bought at the border is for at least 15 days.",
    "Osiguranje kupljeno na granici važi najmanje 15 dana.",
  ),
  UA: uninsured,
  RU: uninsured,
  US: overseas,
  CA: overseas,
};

/** Seeds the countries that visitors ask for. Bosnia and Herzegovina is home and has no row. */
export async function seedBorders({ db }: Seeding): Promise<void> {
  const rows = [...allowed, ...notAllowed].map((row) => {
    const [code, sign, nameEn, nameBs, feeEuro, paper] = row;
    return {
      code,
      sign,
      nameEn,
      nameBs,
      allowed: allowed.includes(row),
      charge: "per-rental" as const,
      feeCents: feeEuro * 100,
      document: paper,
      noteEn: notes[code]?.en ?? "",
      noteBs: notes[code]?.bs ?? "",
    };
  });
  await db.insert(borderCountry).values(inOrder(rows));
}
