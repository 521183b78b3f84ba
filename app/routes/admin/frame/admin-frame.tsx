import { LogOut, Moon, Sun } from "lucide-react";
import type { ReactNode } from "react";
import { Form, Link } from "react-router";
import type { Bilingual, Language } from "../../../domain/language.ts";
import type { Caution } from "../../../domain/settings/cautions.ts";
import type { StaffRole } from "../../../domain/staff/roles.ts";
import { adminFrameWords } from "../../../i18n/admin-frame/en.ts";
import { adminPath } from "../../../i18n/admin-paths.ts";
import { adminWords } from "../../../i18n/admin/en.ts";
import { pathTo } from "../../../i18n/paths.ts";
import { siteWords } from "../../../i18n/site/en.ts";
import { AdminLanguage } from "../../../ui/admin/page/admin-language.ts";
import { RefusalInView } from "../../../ui/admin/form/refusal-in-view.tsx";
import { LeaveGuard } from "../../../ui/admin/form/leave-guard.tsx";
import { WaitingRoom } from "../../../ui/admin/page/waiting-room.tsx";
import { Button } from "../../../ui/controls/button.tsx";
import { Icon } from "../../../ui/controls/icon.tsx";
import { LanguageSwitch } from "../../../ui/layout/frame/language-switch.tsx";
import { Logo } from "../../../ui/layout/frame/logo.tsx";
import styles from "./admin-frame.module.css";
import { Cautions } from "./cautions.tsx";
import { FindPalette } from "./find-palette.tsx";
import { NoticeBell } from "./notice-bell.tsx";
import { GroupBar, Rail } from "./rail.tsx";
import type { Theme } from "./theme.ts";
import { Unanswered } from "./unanswered.tsx";

type ShownMember = { name: string; role: StaffRole; cautions: readonly Caution[] };

type Props = {
  language: Language;
  /** The path, query and hash of the page. */
  path: string;
  locations: readonly { slug: Bilingual }[];
  theme: Theme;
  /** The address of the back office's stylesheet; undefined in development. */
  sheet: string | undefined;
  staff: ShownMember | undefined;
  children: ReactNode;
};

/** The frame around every page of the back office: the rail to the other pages, the member, light or dark, the sign-out. */
export function AdminFrame(props: Props) {
  const { language, theme, sheet, staff } = props;
  return (
    <AdminLanguage value={language}>
      {sheet && <link rel="stylesheet" href={sheet} precedence="admin" />}
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <div className={styles.house} data-theme={theme} data-admin>
        <a className={styles.skip} href="#main">
          {adminWords(language).skip}
        </a>
        {staff ? <Rooms {...props} staff={staff} /> : <Door {...props} />}
        <RefusalInView />
      </div>
    </AdminLanguage>
  );
}

/** The frame while nobody is signed in: only the sign-in. */
function Door({ language, path, locations, children }: Props) {
  return (
    <div className={styles.door}>
      <header className={styles.doorTop}>
        <Logo to={adminPath("admin", language)} />
        <LanguageSwitch language={language} path={path} locations={locations} />
      </header>
      <main id="main" className={styles.plain} tabIndex={-1}>
        <Unanswered language={language} />
        {children}
      </main>
      <footer>
        <ToSite language={language} />
      </footer>
    </div>
  );
}

function Rooms({ language, path, locations, theme, staff, children }: MemberProps) {
  const at = { language, role: staff.role, path };
  return (
    <div className={styles.rooms}>
      <Rail {...at} />
      <div className={styles.room}>
        <header className={styles.top}>
          <FindPalette language={language} role={staff.role} />
          <NoticeBell language={language} />
          <Look language={language} path={path} theme={theme} />
          <Me language={language} staff={staff} />
        </header>
        <div>
          <Cautions language={language} role={staff.role} cautions={staff.cautions} />
        </div>
        <main id="main" className={styles.main} tabIndex={-1}>
          <Unanswered language={language} />
          <LeaveGuard>
            <WaitingRoom label={siteWords(language).loading}>{children}</WaitingRoom>
          </LeaveGuard>
        </main>
        <footer className={styles.foot}>
          <LanguageSwitch language={language} path={path} locations={locations} />
          <ToSite language={language} />
          <Form method="post" action={adminPath("sign-out", language)}>
            <Button type="submit" kind="quiet" icon={LogOut}>
              {adminWords(language).signOut}
            </Button>
          </Form>
        </footer>
      </div>
      <GroupBar {...at} />
    </div>
  );
}

type MemberProps = Props & { staff: ShownMember };

function Look({ language, path, theme }: Pick<Props, "language" | "path" | "theme">) {
  const other = theme === "dark" ? "light" : "dark";
  return (
    <Form method="post" action={adminPath("look", language)}>
      <input type="hidden" name="to" value={path} />
      <Button
        type="submit"
        kind="quiet"
        name="look"
        value={other}
        square
        aria-label={adminWords(language)[other]}
        title={adminWords(language)[other]}
      >
        <Icon of={other === "dark" ? Moon : Sun} size={18} />
      </Button>
    </Form>
  );
}

function Me({ language, staff }: Pick<MemberProps, "language" | "staff">) {
  const role = adminWords(language).roles[staff.role];
  const initials = staff.name
    .split(/\s+/)
    .map((part) => part.slice(0, 1))
    .slice(0, 2)
    .join("");
  return (
    <Link
      className={styles.me}
      to={adminPath("account", language)}
      title={adminFrameWords(language).account}
    >
      <span className={styles.avatar} aria-hidden="true">
        {initials}
      </span>
      <span className={styles.name}>
        {staff.name} <em>{role}</em>
      </span>
    </Link>
  );
}

function ToSite({ language }: Pick<Props, "language">) {
  return (
    <a className="link" href={pathTo("home", language)}>
      {adminWords(language).toSite}
    </a>
  );
}
