import { CircleUserRound, ExternalLink, Languages, Moon, Sun } from "lucide-react";
import { Form, Link } from "react-router";
import type { Bilingual, Language } from "../../../domain/language.ts";
import type { StaffRole } from "../../../domain/staff/roles.ts";
import { adminFrameWords } from "../../../i18n/admin-frame/en.ts";
import { adminPath } from "../../../i18n/admin-paths.ts";
import { adminWords } from "../../../i18n/admin/en.ts";
import { pathTo } from "../../../i18n/paths.ts";
import { siteWords } from "../../../i18n/site/en.ts";
import { Icon } from "../../../ui/controls/icon.tsx";
import { LanguageSwitch } from "../../../ui/layout/frame/language-switch.tsx";
import { Drop } from "./drop.tsx";
import styles from "./person-menu.module.css";
import { SignOutForm } from "./sign-out-form.tsx";
import type { Theme } from "./theme.ts";

type Props = {
  language: Language;
  path: string;
  locations: readonly { slug: Bilingual }[];
  theme: Theme;
  staff: { name: string; role: StaffRole };
};

/** The member's own menu at the end of the header: the account, the language, light or dark, the site, the sign-out. */
export function PersonMenu({ language, path, locations, theme, staff }: Props) {
  const words = adminWords(language);
  const { account, menu } = adminFrameWords(language);
  return (
    // The key closes the menu once a page was chosen.
    <Drop
      key={path}
      className={styles.person}
      summaryClassName={styles.me}
      summary={<Me {...{ staff }} role={words.roles[staff.role]} hint={menu} />}
    >
      <div className={`floating ${styles.menu}`}>
        <p className={styles.who}>
          <b>{staff.name}</b>
          <span>{words.roles[staff.role]}</span>
        </p>
        <Link className={styles.line} to={adminPath("account", language)}>
          <Icon of={CircleUserRound} size={18} />
          {account}
        </Link>
        <div className={styles.languages}>
          <Icon of={Languages} size={18} />
          {siteWords(language).language}
          <LanguageSwitch {...{ language, path, locations }} />
        </div>
        <Look {...{ language, path, theme }} />
        <a className={styles.line} href={pathTo("home", language)}>
          <Icon of={ExternalLink} size={18} />
          {words.toSite}
        </a>
        <SignOutForm language={language} />
      </div>
    </Drop>
  );
}

type MeProps = { staff: Props["staff"]; role: string; hint: string };

function Me({ staff, role, hint }: MeProps) {
  const initials = staff.name
    .split(/\s+/)
    .map((part) => part.slice(0, 1))
    .slice(0, 2)
    .join("");
  return (
    <>
      <span className={styles.avatar} aria-hidden="true">
        {initials}
      </span>
      <span className={styles.name}>
        {staff.name} <em>{role}</em>
      </span>
      <span className="visually-hidden">, {hint}</span>
    </>
  );
}

function Look({ language, path, theme }: Pick<Props, "language" | "path" | "theme">) {
  const words = adminWords(language);
  const other = theme === "dark" ? "light" : "dark";
  return (
    // Not a navigation: another look loses nothing that is typed on the page.
    <Form method="post" action={adminPath("look", language)} navigate={false} preventScrollReset>
      <input type="hidden" name="to" value={path} />
      <button type="submit" className={styles.line} name="look" value={other}>
        <Icon of={other === "dark" ? Moon : Sun} size={18} />
        {words[other]}
      </button>
    </Form>
  );
}
