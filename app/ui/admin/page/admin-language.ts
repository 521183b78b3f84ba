import { createContext, use } from "react";
import type { Language } from "../../../domain/language.ts";
import { adminFrameWords, type Words } from "../../../i18n/admin-frame/en.ts";

/** The language of the page of the back office that a piece stands in; the frame says it. */
export const AdminLanguage = createContext<Language>("en-us");

export function useAdminLanguage(): Language {
  return use(AdminLanguage);
}

/** The words of the pieces, in the language of the page. */
export function useFrameWords(): Words {
  return adminFrameWords(use(AdminLanguage));
}
