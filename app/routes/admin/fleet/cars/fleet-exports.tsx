import type { Language } from "../../../../domain/language.ts";
import { adminCarsWords } from "../../../../i18n/admin-cars/en.ts";
import { adminFrameWords } from "../../../../i18n/admin-frame/en.ts";
import { adminPath } from "../../../../i18n/admin-paths.ts";
import { FileLinks } from "../../../../ui/admin/list/export-links.tsx";

/** The cars, and all their vehicles, as files. */
export function FleetExports({ language, mayNot }: { language: Language; mayNot?: string }) {
  const words = adminFrameWords(language).list;
  const names = adminCarsWords(language).exports;
  const links = (["cars", "vehicles"] as const).flatMap((name) =>
    (["csv", "xlsx"] as const).map((kind) => ({
      href: adminPath("cars", language, `${name === "cars" ? "export" : name}.${kind}`),
      label: `${names[name]}, ${words[kind]}`,
    })),
  );
  return <FileLinks links={links} mayNot={mayNot} />;
}
