import { createContext, use } from "react";
import type { Language } from "../../../domain/language.ts";
import { adminFrameWords, type Words } from "../../../i18n/admin-frame/en.ts";

/** The language of the page around a piece of the back office; the frame sets it. */
export const AdminLanguage = createContext<Language>("en-us");

export function useAdminLanguage(): Language {
  return use(AdminLanguage);
}

/** The words of the pieces of the back office, in the language of the page. */
export function useFrameWords(): Words {
  return adminFrameWords(use(AdminLanguage));
}
