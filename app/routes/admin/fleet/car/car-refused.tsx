import { Form, Link } from "react-router";
import { formatCode } from "../../../../domain/reservations/code.ts";
import { adminCarsWords } from "../../../../i18n/admin-cars/en.ts";
import { adminPath } from "../../../../i18n/admin-paths.ts";
import { formatList } from "../../../../i18n/format.ts";
import { Button } from "../../../../ui/controls/button.tsx";
import { List } from "../../../../ui/controls/list.tsx";
import { Refused } from "../../../../ui/admin/form/refused.tsx";
import { useSite } from "../../../request/use-site.ts";
import type { CarRefusal } from "./car-answers.ts";
import styles from "../fleet.module.css";
import type { CarBrief } from "../get-car.ts";

type Props = { car: CarBrief; refused: CarRefusal };

/** The reason why a car was not deleted, copied or published, and the way out. */
export function CarRefused({ car, refused }: Props) {
  const { language } = useSite();
  const words = adminCarsWords(language).refused;
  return (
    <div className={styles.refused}>
      <Refused>
        {refused.reason === "stale" && words.stale}
        {refused.reason === "vehicles" && words.vehicles(formatList(refused.plates, language))}
        {refused.reason === "reserved" && (
          <>
            {words.reserved(refused.count)}
            <Codes codes={refused.codes} count={refused.count} />
          </>
        )}
        {refused.reason === "reserved" && car.published && (
          <Form method="post" action={adminPath("cars", language, car.id)}>
            <input type="hidden" name="version" value={car.version} />
            <Button type="submit" name="intent" value="hide">
              {words.hideInstead}
            </Button>
          </Form>
        )}
      </Refused>
    </div>
  );
}

/** The codes of reservations as links to their pages; `count` is the number of all of them. */
export function Codes({
  codes,
  count = codes.length,
}: {
  codes: readonly string[];
  count?: number;
}) {
  const { language } = useSite();
  const rest = count - codes.length;
  return (
    <List className={styles.codes}>
      {codes.map((code) => (
        <li key={code}>
          <Link className="link" to={adminPath("reservations", language, code)}>
            {formatCode(code)}
          </Link>
        </li>
      ))}
      {rest > 0 && <li>{adminCarsWords(language).refused.more(rest)}</li>}
    </List>
  );
}
