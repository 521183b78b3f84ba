import { Link } from "react-router";
import { isNoCash } from "../../../../domain/account/cash.ts";
import type { DrawerFigures, MoneySum } from "../../../../domain/day-close/day-figures.ts";
import type { Language } from "../../../../domain/language.ts";
import { cashText } from "../../../../i18n/admin-account/cash-text.ts";
import { dayCloseWords } from "../../../../i18n/admin-day-close/en.ts";
import { drawerWords } from "../../../../i18n/admin-drawers/en.ts";
import { adminPath } from "../../../../i18n/admin-paths.ts";
import { adminReservationWords } from "../../../../i18n/admin-reservation/en.ts";
import { formatEuro, formatKm, formatList } from "../../../../i18n/format.ts";
import { Panel } from "../../../../ui/admin/page/panel.tsx";
import { SumList, type Sum } from "../../../../ui/admin/page/sum-list.tsx";
import styles from "./day-close.module.css";
import type { DayPage } from "./load-day.ts";

type Props = { language: Language; day: DayPage };

/** Everything that a day comes to, part by part. */
export function Figures({ language, day }: Props) {
  return (
    <>
      <Money language={language} day={day} />
      <Drawers language={language} day={day} />
      <Deposits language={language} day={day} />
      <Charged language={language} day={day} />
      <Fiscal language={language} day={day} />
    </>
  );
}

function Money({ language, day }: Props) {
  const words = dayCloseWords(language).money;
  const { noStaff } = dayCloseWords(language);
  const { methods, people, total, voids } = day.figures;
  const names = adminReservationWords(language).price.methods;
  const row = (name: string, sum: MoneySum): Sum => moneyRow(name, sum, language);
  const whole: Sum = { ...row(words.total, total), tone: "whole" };
  if (methods.length === 0)
    return (
      <Panel title={words.title}>
        <p className={styles.quiet}>{words.none}</p>
      </Panel>
    );
  return (
    <Panel title={words.title}>
      <div className={styles.parts}>
        <div>
          <h3>{words.byMethod}</h3>
          <SumList sums={[...methods.map((one) => row(names[one.method], one)), whole]} />
        </div>
        <div>
          <h3>{words.byPerson}</h3>
          <SumList sums={[...people.map((one) => row(one.name || noStaff, one)), whole]} />
        </div>
        {voids.length > 0 && (
          <div>
            <h3>{words.voids}</h3>
            <SumList
              sums={voids.map(({ kind, code, amountCents, staffName }, index) => ({
                name: `${index + 1}. ${words.void[kind]}, ${code}`,
                amount: formatEuro(kind === "payment" ? -amountCents : amountCents, language),
                ...(staffName && { note: staffName }),
              }))}
            />
          </div>
        )}
      </div>
    </Panel>
  );
}

function moneyRow(name: string, sum: MoneySum, language: Language): Sum {
  const words = dayCloseWords(language).money;
  const euro = (cents: number) => formatEuro(cents, language);
  const { paidCents, refundedCents, voidedCents, netCents, kept } = sum;
  const parts =
    refundedCents !== 0 || voidedCents !== 0
      ? [words.parts(euro(paidCents), euro(refundedCents), euro(voidedCents))]
      : [];
  const inMarks = isNoCash(kept) || kept.BAM === 0 ? [] : [words.kept(cashText(kept, language))];
  const note = [...parts, ...inMarks].join(" · ");
  return { name, amount: euro(netCents), ...(note && { note }) };
}

function Drawers({ language, day }: Props) {
  const words = dayCloseWords(language).drawers;
  const { drawers } = day.figures;
  if (drawers.length === 0)
    return (
      <Panel title={words.title}>
        <p className={styles.quiet}>{words.none}</p>
      </Panel>
    );
  return (
    <Panel title={words.title}>
      <div className={styles.parts}>
        {drawers.map((drawer, index) => (
          <div key={`${drawer.locationId} ${index + 1}`}>
            <h3>{day.places[drawer.locationId]}</h3>
            {drawer.isOpen ? (
              <p>
                <Link className="link" to={adminPath("cash-drawers", language, drawer.locationId)}>
                  {words.open}
                </Link>{" "}
                {words.openLead}
              </p>
            ) : (
              <SumList sums={drawerSums(drawer, language)} />
            )}
          </div>
        ))}
      </div>
    </Panel>
  );
}

function drawerSums(drawer: DrawerFigures, language: Language): Sum[] {
  const words = dayCloseWords(language).drawers;
  const { kinds } = drawerWords(language).book;
  const { opening, openingDifference, movements, expected, counted, difference, reason } = drawer;
  return [
    { name: words.opening, amount: cashText(opening, language) },
    ...(openingDifference
      ? [
          {
            name: words.openingDifference,
            amount: cashText(openingDifference, language),
            ...(drawer.openingReason && { note: drawer.openingReason }),
            tone: "bad" as const,
          },
        ]
      : []),
    ...movements.map(({ kind, cash }) => ({ name: kinds[kind], amount: cashText(cash, language) })),
    { name: words.expected, amount: cashText(expected, language), tone: "whole" },
    ...(counted ? [{ name: words.counted, amount: cashText(counted, language) }] : []),
    ...(difference
      ? [
          {
            name: words.difference,
            amount: cashText(difference, language),
            ...(reason && { note: reason }),
            ...(!isNoCash(difference) && { tone: "bad" as const }),
          },
        ]
      : []),
  ];
}

function Deposits({ language, day }: Props) {
  const words = dayCloseWords(language).deposits;
  const { deposits, heldCents } = day.figures;
  const euro = (cents: number) => formatEuro(cents, language);
  const kinds = ["held", "released", "taken"] as const;
  const sums = deposits.flatMap((one) =>
    kinds.flatMap((kind) =>
      one[kind] === 0
        ? []
        : {
            name: `${words.kinds[kind]}, ${words.methods[one.method]}`,
            amount: euro(one[kind]),
          },
    ),
  );
  return (
    <Panel title={words.title} lead={words.lead}>
      {sums.length === 0 && <p className={styles.quiet}>{words.none}</p>}
      <SumList sums={[...sums, { name: words.left, amount: euro(heldCents), tone: "whole" }]} />
    </Panel>
  );
}

function Charged({ language, day }: Props) {
  const words = dayCloseWords(language).charged;
  const { charged, chargedCents, total, dueChangeCents, unbalanced } = day.figures;
  const euro = (cents: number) => formatEuro(cents, language);
  return (
    <Panel title={words.title} lead={words.lead}>
      {charged.length === 0 && <p className={styles.quiet}>{words.none}</p>}
      <SumList
        sums={[
          ...charged.map(({ kind, cents }) => ({ name: words.kinds[kind], amount: euro(cents) })),
          { name: words.total, amount: euro(chargedCents), tone: "whole" },
          { name: words.paid, amount: euro(total.netCents) },
          { name: words.due, amount: euro(dueChangeCents) },
        ]}
      />
      {unbalanced.length > 0 && <p>{words.unbalanced(formatList(unbalanced, language))}</p>}
    </Panel>
  );
}

function Fiscal({ language, day }: Props) {
  const words = dayCloseWords(language).fiscal;
  const { receipts, fiscalFeninga, waitingInvoices, z } = day.figures;
  const km = (feninga: number) => formatKm(feninga, language);
  if (receipts === 0 && !z && waitingInvoices.length === 0) return null;
  const differs = z !== undefined && z.differenceFeninga !== 0;
  return (
    <Panel title={words.title}>
      <SumList
        sums={[
          { name: words.ours(receipts), amount: km(fiscalFeninga) },
          ...(z ? [{ name: words.typed, amount: km(z.typedFeninga) }] : []),
          ...(z && differs
            ? [
                {
                  name: words.difference,
                  amount: km(z.differenceFeninga),
                  note: z.reason,
                  tone: "bad" as const,
                },
              ]
            : []),
        ]}
      />
      {waitingInvoices.length > 0 && <p>{words.waiting(formatList(waitingInvoices, language))}</p>}
    </Panel>
  );
}
