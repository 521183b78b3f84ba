import {
  Link,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from "react-router";
import { adminPath } from "../../../../../i18n/admin-paths.ts";
import { formatEuroShort } from "../../../../../i18n/format.ts";
import { settingsWords } from "../../../../../i18n/admin-settings/en.ts";
import { Panel } from "../../../../../ui/admin/page/panel.tsx";
import { privateHeaders } from "../../../../request/private-headers.ts";
import { loadValues, saveValues } from "../record/load-values.ts";
import { ValuesPage } from "../record/values-page.tsx";

export function loader(args: LoaderFunctionArgs) {
  return loadValues(args, "rental");
}

export function action(args: ActionFunctionArgs) {
  return saveValues(args, "rental");
}

export function headers() {
  return privateHeaders;
}

/** The rules of a rental; those that cost money are edited with the prices. */
export default function Rental() {
  const { language, young } = useLoaderData<typeof loader>();
  const words = settingsWords(language).youngDriver;
  const [day, cap] = [young.youngDriverPerDayCents, young.youngDriverCapCents].map((cents) =>
    formatEuroShort(cents, language),
  );
  return (
    <ValuesPage section="rental">
      <Panel title={words.title} lead={words.lead}>
        <p>
          {words.until(young.youngDriverUntil)}: {words.price(day ?? "", cap ?? "")}.{" "}
          <Link className="link" to={adminPath("pricing", language)}>
            {words.link}
          </Link>
        </p>
      </Panel>
    </ValuesPage>
  );
}
