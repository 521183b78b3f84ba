import type { ReactNode } from "react";
import type { Bilingual, Language } from "../../../domain/language.ts";
import type { Caution } from "../../../domain/settings/cautions.ts";
import type { StaffRole } from "../../../domain/staff/roles.ts";
import type { Waiting } from "../../../domain/staff/rooms.ts";
import { adminPath } from "../../../i18n/admin-paths.ts";
import { adminToldWords } from "../../../i18n/admin-told/en.ts";
import { adminWords } from "../../../i18n/admin/en.ts";
import { pathTo } from "../../../i18n/paths.ts";
import { siteWords } from "../../../i18n/site/en.ts";
import { AdminLanguage } from "../../../ui/admin/page/admin-language.ts";
import { RefusalInView } from "../../../ui/admin/form/refusal-in-view.tsx";
import { PassingToast } from "../../../ui/admin/form/toasts/passing-toast.tsx";
import { LeaveGuard } from "../../../ui/admin/form/leave-guard.tsx";
import { WaitingRoom } from "../../../ui/admin/page/waiting-room.tsx";
import { preloadFonts } from "../../../ui/styles/font-preloads.ts";
import { LanguageSwitch } from "../../../ui/layout/frame/language-switch.tsx";
import { Logo } from "../../../ui/layout/frame/logo.tsx";
import type { Told } from "../forms/told.ts";
import { PhoneLine } from "../phone/phone-line.tsx";
import styles from "./admin-frame.module.css";
import { Cautions } from "./cautions.tsx";
import { FindPalette } from "./find-palette.tsx";
import { GroupBar } from "./rail/group-bar.tsx";
import { NoticeBell } from "./notice-bell.tsx";
import { PersonMenu } from "./person-menu.tsx";
import { Rail } from "./rail/rail.tsx";
import type { Theme } from "./theme.ts";
import { useStayOffline } from "./connection/stay-offline.tsx";
import { Unanswered } from "./connection/unanswered.tsx";
import { useWaiting } from "./use-waiting.ts";

type ShownMember = { id: string; name: string; role: StaffRole; cautions: readonly Caution[] };

type Props = {
  language: Language;
  /** The path, query and hash of the page. */
  path: string;
  locations: readonly { slug: Bilingual }[];
  theme: Theme;
  /** The address of the back office's stylesheet; undefined in development. */
  sheet: string | undefined;
  staff: ShownMember | undefined;
  /** How many wait in each room, as the page was loaded. */
  waiting: Waiting;
  /** What the deed told that led to the page. */
  told: Told | undefined;
  children: ReactNode;
};

/** The frame around every page of the back office: the rail to the other pages, the search, the news, the member's own menu. */
export function AdminFrame(props: Props) {
  const { language, theme, sheet, staff } = props;
  preloadFonts(language);
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
        <a className="link" href={pathTo("home", language)}>
          {adminWords(language).toSite}
        </a>
      </footer>
    </div>
  );
}

type MemberProps = Props & { staff: ShownMember };

function Rooms({
  language,
  path,
  locations,
  theme,
  staff,
  waiting: loaded,
  told,
  children,
}: MemberProps) {
  const { waiting, tell } = useWaiting(loaded);
  const at = { language, role: staff.role, path, waiting };
  const { go, onClickCapture, message } = useStayOffline({ language, path });
  return (
    <div className={styles.rooms} onClickCapture={onClickCapture}>
      <Rail {...at} />
      <div className={styles.room}>
        <header className={styles.top}>
          <FindPalette language={language} role={staff.role} go={go} />
          <NoticeBell language={language} onWaiting={tell} />
          <PersonMenu {...{ language, path, locations, theme, staff }} />
        </header>
        <div>
          <PhoneLine language={language} memberId={staff.id} />
          <Cautions language={language} role={staff.role} cautions={staff.cautions} />
        </div>
        <main id="main" className={styles.main} tabIndex={-1}>
          <Unanswered language={language} />
          {message}
          <LeaveGuard>
            <WaitingRoom label={siteWords(language).loading}>{children}</WaitingRoom>
          </LeaveGuard>
        </main>
      </div>
      <PassingToast told={told}>
        {told && adminToldWords(language)[told.deed](told.name)}
      </PassingToast>
      <GroupBar {...at} memberId={staff.id} />
    </div>
  );
}
