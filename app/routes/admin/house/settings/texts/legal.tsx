import { data, useLoaderData, type LoaderFunctionArgs } from "react-router";
import { legalKinds } from "../../../../../domain/facts.ts";
import { inLanguage } from "../../../../../domain/language.ts";
import { dateOf } from "../../../../../domain/calendar.ts";
import { toLocal } from "../../../../../domain/sarajevo.ts";
import { formatInputDate } from "../../../../../i18n/format.ts";
import { pageWords } from "../../../../../i18n/pages/en.ts";
import { settingsWords } from "../../../../../i18n/admin-settings/en.ts";
import { listLegalVersions } from "../../../../../server/settings/legal-versions.ts";
import { Panel } from "../../../../../ui/admin/page/panel.tsx";
import { List } from "../../../../../ui/controls/list.tsx";
import { Tag } from "../../../../../ui/controls/marks/tag.tsx";
import { page } from "../../../../request/page-context.ts";
import { privateHeaders } from "../../../../request/private-headers.ts";
import { requireFreshStaff } from "../../../guard/require-staff.ts";
import { ListRow } from "../record/order-list.tsx";
import styles from "../record/rows.module.css";
import { sectionPath, SettingsFrame } from "../../settings-frame.tsx";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const about = context.get(page);
  await requireFreshStaff(request, about, "see-settings");
  const { language, deps } = about;
  const texts = await Promise.all(
    legalKinds.map(async (kind) => {
      const versions = await listLegalVersions(deps.pool, kind);
      const inForce = versions.find(({ publishedAt }) => publishedAt);
      const published = inForce?.publishedAt;
      const open = inForce?.openPoints.filter(({ confirmed }) => !confirmed) ?? [];
      return {
        kind,
        version: inForce?.documentVersion,
        publishedOn: published && dateOf(toLocal(published.getTime())),
        hasDraft: versions[0] !== undefined && !versions[0].publishedAt,
        open: open.map((point) => inLanguage(point, language)),
      };
    }),
  );
  return data({ language, texts }, { headers: privateHeaders });
}

export function headers() {
  return privateHeaders;
}

/** The legal texts: the version in force, the draft, and the points for a lawyer to confirm. */
export default function Legal() {
  const { language, texts } = useLoaderData<typeof loader>();
  const words = settingsWords(language);
  const { kinds } = pageWords(language).legal;
  return (
    <SettingsFrame language={language} section="legal">
      <Panel title={words.sections.legal.title}>
        <List className={styles.rows}>
          {texts.map(({ kind, version, publishedOn, hasDraft, open }) => (
            <li key={kind}>
              <ListRow
                to={sectionPath("legal", language, kind)}
                name={kinds[kind]}
                sub={
                  version !== undefined &&
                  publishedOn &&
                  words.legal.inForce(version, formatInputDate(publishedOn, language))
                }
                end={
                  <>
                    {hasDraft && <Tag tone="info">{words.legal.drafted}</Tag>}
                    <Tag tone={open.length > 0 ? "warn" : "ok"}>
                      {open.length > 0 ? words.legal.open(open.length) : words.legal.clear}
                    </Tag>
                  </>
                }
              />
              {open.map((point) => (
                <p key={point} className={styles.point}>
                  {point}
                </p>
              ))}
            </li>
          ))}
        </List>
      </Panel>
    </SettingsFrame>
  );
}
