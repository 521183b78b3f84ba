import type { Language } from "../../domain/language.ts";

type Words = {
  /** What opens the numbers. */
  table: string;
  /** What arrow keys do, for who does not see it. */
  keys: string;
  /** In place of a chart of nothing. */
  nothing: string;
};

const texts: Record<Language, Words> = {
  "en-us": {
    table: "As a table",
    keys: "Arrow keys read the columns one by one.",
    nothing: "No figures for these days yet.",
  },
  ba: {
    table: "Kao tabela",
    keys: "Strelice čitaju stupce jedan po jedan.",
    nothing: "Za ove dane još nema podataka.",
  },
};

/** What every chart of columns says of itself. */
export function chartWords(language: Language): Words {
  return texts[language];
}
