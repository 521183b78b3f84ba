import { useCallback, useState } from "react";
import { adminCarsWords } from "../../../../i18n/admin-cars/en.ts";
import { adminPath } from "../../../../i18n/admin-paths.ts";
import { PageBody } from "../../../../ui/admin/page/page-body.tsx";
import { Panel } from "../../../../ui/admin/page/panel.tsx";
import { RecordForm } from "../../../../ui/admin/form/record-form.tsx";
import type { CarOrderAnswer } from "./cars.tsx";
import { StatusDot } from "../../../../ui/admin/page/status-dot.tsx";
import { SortableList } from "../../../../ui/admin/list/sortable-list.tsx";
import { Refused } from "../../../../ui/admin/form/refused.tsx";
import { useSite } from "../../../request/use-site.ts";
import { CarThumb } from "./car-columns.tsx";
import styles from "../fleet.module.css";
import { OrderField, writeOrder } from "../order-field.tsx";
import type { ShownCar } from "./show-cars.ts";

type Props = {
  cars: readonly ShownCar[];
  mayNot: string | undefined;
  answer: CarOrderAnswer | undefined;
};

/** The form of the order in which visitors see the cars. */
export function CarsOrder({ cars, mayNot, answer }: Props) {
  const { language } = useSite();
  const words = adminCarsWords(language).order;
  const href = `${adminPath("cars", language)}?view=order`;
  return (
    <PageBody>
      {answer?.refused && (
        <Refused>
          {words.stale}{" "}
          <a className="link" href={href}>
            {words.staleReload}
          </a>
        </Refused>
      )}
      <RecordForm
        action={href}
        version={cars.reduce((sum, { version }) => sum + version, 0)}
        saved={answer?.saved}
        mayNot={mayNot}
        submitLabel={words.save}
      >
        <Panel title={words.title} lead={words.lead}>
          <OrderRows cars={cars} disabled={mayNot !== undefined} />
        </Panel>
      </RecordForm>
    </PageBody>
  );
}

function OrderRows({ cars, disabled }: { cars: readonly ShownCar[]; disabled: boolean }) {
  const words = adminCarsWords(useSite().language);
  const [ids, setIds] = useState<number[]>();
  const putBack = useCallback(() => setIds(undefined), []);
  const ordered = ids ? ids.flatMap((id) => cars.filter((car) => car.id === id)) : cars;
  return (
    <>
      <OrderField name="order" value={writeOrder(ordered)} onReset={putBack} />
      <SortableList
        label={words.order.title}
        disabled={disabled}
        onOrder={setIds}
        items={ordered.map((car) => ({
          id: car.id,
          name: car.name,
          content: (
            <span className={styles.named}>
              <CarThumb car={car} />
              <span className={styles.name}>{car.name}</span>
              {!car.published && <StatusDot tone="off">{words.hidden}</StatusDot>}
            </span>
          ),
        }))}
      />
    </>
  );
}
