import { Link } from "react-router";
import { languages, type Bilingual, type Language } from "../../../domain/language.ts";
import { counterpart } from "../../../i18n/paths.ts";
import { siteWords } from "../../../i18n/site/en.ts";
import { useHydrated } from "../../browser/use-hydrated.ts";
import styles from "./language-switch.module.css";

const codes: Record<Language, string> = { "en-us": "EN", ba: "BS" };

type Props = { language: Language; path: string; locations: readonly { slug: Bilingual }[] };

/** Links to the same page in the other language and stores the choice, so that nobody is redirected back. */
export function LanguageSwitch({ language, path, locations }: Props) {
  const words = siteWords(language);
  // Browsers do not send the hash to the server.
  const here = useHydrated() ? path : path.replace(/#.*/, "");
  const names: Record<Language, string> = { "en-us": words.inEnglish, ba: words.inBosnian };
  return (
    <div className={styles.languages} role="group" aria-label={words.language}>
      {languages.map((each) => (
        <Link
          key={each}
          to={counterpart(here, each, locations)}
          lang={codes[each].toLowerCase()}
          hrefLang={codes[each].toLowerCase()}
          title={names[each]}
          aria-current={each === language || undefined}
          preventScrollReset
          onClick={() => rememberLanguage(each)}
        >
          {codes[each]}
        </Link>
      ))}
    </div>
  );
}

const yearSeconds = 365 * 24 * 60 * 60;

function rememberLanguage(language: Language) {
  document.cookie = `preferred-language=${language};path=/;max-age=${yearSeconds};samesite=lax`;
  try {
    localStorage.setItem("preferred-language", language);
  } catch {
    // Storage is off: the cookie alone remembers.
  }
}
