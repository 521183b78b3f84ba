import { readFileSync } from "node:fs";

const tokens = readFileSync(new URL("app/ui/styles/tokens.css", import.meta.url), "utf8");
const steps = [...tokens.matchAll(/--s\d+h?: (\d+)px/g)].map(([, px]) => Number(px));

const number = String.raw`(?<![\w.#-])-?`;
/**
 * Space is a token. 1px gives room back to a border; 3, 5 and 7px set a text or mark right by eye, where no step of the grid
 * does. A measure of a drawing (an arrow, a bar on the screen's edge) gets a name: a custom property where it is used.
 */
const spaceOfItsOwn = [`/${number}(?!(?:0|1|3|5|7)px)[\\d.]+(?:px|rem|pt)/`];
/** A place is a token where it is a distance of the layout. What is below 8px or off the grid is where a part of a drawing lies. */
const layoutSteps = steps.filter((px) => px >= 8 && px % 4 === 0);
const placeOfItsOwn = [`/${number}(?:${layoutSteps.join("|")})px/`];

/**
 * The house's widths are 640, 768, 1024 and 1280 px (40, 48, 64, 80 rem in the back office, whose type a member may enlarge) and
 * 480 px, where a phone is held across. The others are where one page breaks, and nothing else does:
 *   360   the smallest phones: the name beside the logo takes two lines, a day of the calendar is smaller
 *   400   the buttons of a reservation's sheet have no room for their icons below it
 *   560   the contents of the legal page stand in two columns
 *   700   two seasons of prices stand side by side
 *   900   a car's facts stand beside its picture
 *   1100  four months of free days stand side by side, and pictures beside the names of other cars
 *   1152  the facts of a car in the fleet stand in rows of three
 */
const from = [480, 560, 640, 700, 768, 900, 1024, 1100, 1152, 1280];
const below = [360, 400, 480, 640, 768, 1024, 1100];
const widths = {
  "min-width": [...from.map((px) => `${px}px`), "30rem", "40rem", "48rem", "64rem", "80rem"],
  "max-width": [...below.map((px) => `${px - 1}px`), "39.999rem", "47.999rem", "63.999rem"],
  width: ["1024px"],
};

/** `:has()` where it may be true of every element, or of the page as a whole. */
const hasOfAnything = [/(^|[\s>+~,*])(:not\()?:has\(/, /(:root|\bhtml|\bbody)\S*:has\(/];

/** Space, type and colour come from tokens.css: what STYLE.md says under "Looks". Formatting is oxfmt's. */
export default {
  reportNeedlessDisables: true,
  reportDescriptionlessDisables: true,
  ignoreFiles: ["build/**", "node_modules/**"],
  rules: {
    "property-no-unknown": true,
    "unit-no-unknown": true,
    "custom-property-no-missing-var-function": true,
    "declaration-block-no-duplicate-properties": [
      true,
      { ignore: ["consecutive-duplicates-with-different-values"] },
    ],
    "color-no-hex": true,
    "color-named": "never",
    "function-disallowed-list": [
      ["/^(rgb|hsl)a?$/", "hwb", "lab", "lch", "oklab", "oklch", "color"],
      { message: "Take the colour from tokens.css." },
    ],
    "declaration-property-value-disallowed-list": [
      {
        "/^(margin|padding|scroll-margin|scroll-padding)(-|$)/": spaceOfItsOwn,
        "/^((row-|column-)?gap|border-spacing)$/": spaceOfItsOwn,
        "/^(inset|top|right|bottom|left)(-|$)/": placeOfItsOwn,
      },
      { message: (property, value) => `Take the space from tokens.css: ${property}: ${value}.` },
    ],
    "declaration-property-value-allowed-list": [
      {
        "font-size": ["/^(calc\\()?var\\(--[\\w-]+\\)/", "inherit", "/^[\\d.]+em$/"],
        font: ["inherit", "/var\\(--t\\d\\)/"],
        "/^border(-\\w+)*-radius$/": ["/^((0|50%|2px|4px|inherit|var\\(--r\\d\\)) ?)+$/"],
      },
      { message: (property, value) => `Take it from tokens.css: ${property}: ${value}.` },
    ],
    "media-feature-name-value-allowed-list": widths,
    "selector-disallowed-list": [
      hasOfAnything,
      {
        message:
          "Name the element that has it: where any may, or the page, whatever comes styles the whole page anew.",
      },
    ],
  },
  overrides: [
    {
      files: ["app/ui/styles/tokens.css"],
      rules: { "function-disallowed-list": null },
    },
  ],
};
