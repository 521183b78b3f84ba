import { z } from "zod";
import { inLanguage, type Language } from "../../domain/language.ts";
import type { Thing } from "./found-site.ts";

const pair = z.object({ en: z.string(), bs: z.string() });
const withQuestions = z.object({
  questions: z.array(z.object({ question: pair, answer: pair })).min(1),
});

/** The questions that a page shows, out of what its loader answered; nothing where it shows none. */
export function questionsData(data: unknown, language: Language): Thing | undefined {
  const read = withQuestions.safeParse(data);
  if (!read.success) return undefined;
  return {
    "@type": "FAQPage",
    mainEntity: read.data.questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: inLanguage(question, language),
      acceptedAnswer: { "@type": "Answer", text: inLanguage(answer, language) },
    })),
  };
}
