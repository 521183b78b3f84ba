import {
  data,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from "react-router";
import { inLanguage } from "../../../../../domain/language.ts";
import { settingsWords } from "../../../../../i18n/admin-settings/en.ts";
import { listPlaces } from "../../../../../server/locations/list-places.ts";
import { changeTransfers, listTransfers } from "../../../../../server/locations/transfers.ts";
import { Panel } from "../../../../../ui/admin/page/panel.tsx";
import { page } from "../../../../request/page-context.ts";
import { privateHeaders } from "../../../../request/private-headers.ts";
import { readForm } from "../../../../request/read-form.ts";
import { requireFreshStaff } from "../../../guard/require-staff.ts";
import { EditForm, shownFields } from "../record/edit-form.tsx";
import { answerEdit, type SettingsAnswer, readEdit } from "../record/edit-action.ts";
import styles from "../record/rows.module.css";
import { SettingsFrame } from "../../settings-frame.tsx";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const about = context.get(page);
  await requireFreshStaff(request, about, "see-settings");
  const { language, deps } = about;
  const places = (await listPlaces(deps.pool)).map(({ id, edit }) => ({
    id,
    name: inLanguage(edit.name, language),
  }));
  const { fields, version } = await listTransfers(deps.pool);
  return data({ language, places, fields, version }, { headers: privateHeaders });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const about = context.get(page);
  const { by } = await requireFreshStaff(request, about, "edit-settings");
  const form = await readForm(request);
  const { pool, catalogue } = about.deps;
  const { fields } = await listTransfers(pool);
  const { typed, seen } = readEdit(form, Object.keys(fields));
  const answer = await changeTransfers(pool, { typed, seen, by });
  await catalogue.catchUp();
  return answerEdit(answer, { typed, seen, version: (await listTransfers(pool)).version });
}

export function headers() {
  return privateHeaders;
}

/** The minutes from each place to each other, as a table. */
export default function Transfers() {
  const { language, places, fields, version } = useLoaderData<typeof loader>();
  const answer = useActionData<SettingsAnswer>();
  const words = settingsWords(language).ways;
  const shown = shownFields(answer, fields);
  const ways = places.flatMap((from) =>
    places.filter((to) => to !== from).map((to) => ({ from, to })),
  );
  const labels = Object.fromEntries(
    ways.map(({ from, to }) => [`way.${from.id}.${to.id}`, words.way(from.name, to.name)]),
  );
  return (
    <SettingsFrame language={language} section="transfers">
      <EditForm {...{ language, version, answer, fields, labels }}>
        <Panel title={`${words.from} → ${words.to}`} lead={words.help}>
          <div className={styles.scroll}>
            <table className={styles.ways}>
              <thead>
                <tr>
                  <th scope="col">{`${words.from} \\ ${words.to}`}</th>
                  {places.map(({ id, name }) => (
                    <th key={id} scope="col">
                      {name}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {places.map((from) => (
                  <tr key={from.id}>
                    <th scope="row">{from.name}</th>
                    {places.map((to) => {
                      const name = `way.${from.id}.${to.id}`;
                      return (
                        <td key={to.id}>
                          {from.id !== to.id && (
                            <input
                              id={name}
                              name={name}
                              inputMode="numeric"
                              aria-label={labels[name]}
                              aria-invalid={answer?.faults?.[name] ? true : undefined}
                              defaultValue={shown[name]}
                            />
                          )}
                        </td>
                      );
                    })}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </Panel>
      </EditForm>
    </SettingsFrame>
  );
}
