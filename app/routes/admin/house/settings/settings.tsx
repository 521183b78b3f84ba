import { data, Link, useLoaderData, type LoaderFunctionArgs } from "react-router";
import type { Language } from "../../../../domain/language.ts";
import { missingLegalFacts } from "../../../../domain/legal-facts.ts";
import { settingsWords } from "../../../../i18n/admin-settings/en.ts";
import {
  sectionGroups,
  type SectionGroup,
  type SectionName,
} from "../../../../i18n/admin-settings/sections.ts";
import { type SettingsState, settingsState } from "../../../../server/settings/settings-state.ts";
import { PageBody } from "../../../../ui/admin/page/page-body.tsx";
import { PageHead } from "../../../../ui/admin/page/page-head.tsx";
import { StatusDot, type Tone } from "../../../../ui/admin/page/status-dot.tsx";
import { page } from "../../../request/page-context.ts";
import { privateHeaders } from "../../../request/private-headers.ts";
import { requireFreshStaff } from "../../guard/require-staff.ts";
import { sectionPath } from "../settings-frame.tsx";
import { List } from "../../../../ui/controls/list.tsx";
import styles from "./settings.module.css";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const about = context.get(page);
  await requireFreshStaff(request, about, "see-settings");
  const { legalFacts } = await about.deps.catalogue.get();
  const imprintMissing = missingLegalFacts(legalFacts).length;
  const state = { ...(await settingsState(about.deps.pool, about.today)), imprintMissing };
  return data({ language: about.language, state }, { headers: privateHeaders });
}

export function headers() {
  return privateHeaders;
}

/** The settings: every section with a line about its state. */
export default function Settings() {
  const { language, state } = useLoaderData<typeof loader>();
  const words = settingsWords(language);
  const says = sectionStates(state, language);
  return (
    <>
      <title>{`${words.title} · Eternal Pro`}</title>
      <PageHead title={words.title} lead={words.lead} />
      <PageBody>
        {(Object.keys(sectionGroups) as SectionGroup[]).map((group) => (
          <section key={group} className={styles.group} aria-labelledby={`group-${group}`}>
            <h2 id={`group-${group}`}>{words.groupsOfSections[group]}</h2>
            <List className={styles.cards}>
              {sectionGroups[group].map((name) => (
                <li key={name}>
                  <Link to={sectionPath(name, language)}>{words.sections[name].title}</Link>
                  <p>{words.sections[name].lead}</p>
                  {says[name] && <StatusDot tone={says[name].tone}>{says[name].text}</StatusDot>}
                </li>
              ))}
            </List>
          </section>
        ))}
      </PageBody>
    </>
  );
}

type State = SettingsState & { imprintMissing: number };

function sectionStates(
  state: State,
  language: Language,
): Partial<Record<SectionName, { tone: Tone; text: string }>> {
  const words = settingsWords(language).state;
  const waits = (count: number, text: string) =>
    count > 0 ? { tone: "pending" as const, text } : undefined;
  return {
    agency: waits(state.imprintMissing, words.imprint(state.imprintMissing)),
    places: { tone: "good", text: words.places(state.offered, state.hidden) },
    "special-days": { tone: "mute", text: words.days(state.specialDays) },
    faq: { tone: "mute", text: words.questions(state.questions) },
    reviews: waits(state.samples, words.samples(state.samples)),
    legal: waits(state.openPoints, words.legal(state.openPoints)),
    maintenance: state.closed
      ? { tone: "bad", text: words.closed }
      : { tone: "good", text: words.open },
    mail: state.failed > 0 ? { tone: "bad", text: words.failed(state.failed) } : undefined,
  };
}
