import { Link, useLocation } from "react-router";
import type { Language } from "../../../domain/language.ts";
import { pathTo } from "../../../i18n/paths.ts";
import { siteWords } from "../../../i18n/site/en.ts";

type Props = { language: Language; onFollow?: () => void };

/** The links of the header and of the menu, in order; a page below one of them marks it as current. */
export function SiteLinks({ language, onFollow }: Props) {
  const { pathname } = useLocation();
  const words = siteWords(language);
  const links = [
    [pathTo("home", language), words.home],
    [pathTo("vehicles", language), words.vehicles],
    [pathTo("locations", language), words.locations],
    [pathTo("contact", language), words.contact],
    [pathTo("modify", language), words.modify],
  ] as const;
  return links.map(([to, label], index) => {
    const isHere = pathname === to || (index > 0 && pathname.startsWith(`${to}/`));
    return (
      <Link key={to} to={to} aria-current={isHere ? "page" : undefined} onClick={onFollow}>
        {label}
      </Link>
    );
  });
}
