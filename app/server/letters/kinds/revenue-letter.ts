import { monthOf } from "../../../domain/figures/periods.ts";
import { adminPath } from "../../../i18n/admin-paths.ts";
import { formatMonth } from "../../../i18n/format.ts";
import type { RevenueLetter } from "../../mail/letter.ts";
import { makeRevenueReport } from "../../pdf/make-revenue-report.ts";
import type { About, LetterContent } from "../letter-content.ts";

/** The revenue of a month, to an owner: its figures, and all of it as a PDF. */
export async function revenueNotice(
  letter: RevenueLetter,
  { words, language, world, queuedAt }: About,
): Promise<LetterContent> {
  const { email, month, sentences, tables } = letter;
  const { siteUrl, catalogue } = world;
  const says = words.revenue;
  const name = formatMonth(month, language);
  const title = says.title(name);
  const shown = new URLSearchParams({ ...monthOf(month), compare: "date" });
  const content = await makeRevenueReport({
    letter: { ...letter, title },
    language,
    facts: catalogue.facts,
    siteUrl,
    createdAt: new Date(queuedAt),
  });
  const rows = (tables[0]?.rows ?? []).map(([label = "", now = "", , change = ""]) => ({
    label,
    value: change === "" ? now : `${now} (${change})`,
  }));
  return {
    to: email,
    subject: title,
    preview: sentences[0] ?? title,
    title,
    lead: sentences.join(" "),
    action: {
      label: says.open,
      href: `${siteUrl}${adminPath("revenue", language)}?${shown}`,
    },
    blocks: [
      { is: "rows", rows },
      { is: "note", tone: "calm", text: says.attached },
    ],
    footnote: words.foot.monthly,
    attachments: [
      {
        filename: `${says.file}-${month.slice(0, 7)}.pdf`,
        contentType: "application/pdf",
        content,
      },
    ],
  };
}
