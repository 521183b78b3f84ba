import { colours } from "./colours.ts";
import type { Bill } from "../letter-content.ts";
import { edge } from "./letter-styles.ts";

/** The price: a line each, the total with VAT and KM, what is due when, and the deposit apart. */
export function BillTable({ bill: { rows, total, due, deposit } }: { bill: Bill }) {
  return (
    <>
      <table width="100%" cellPadding="0" cellSpacing="0" border={0}>
        <tbody>
          {rows.map(({ key, label, amount, isFree }) => (
            <tr key={key}>
              <td className="hair ink" style={{ ...edge.cell, ...edge.paragraph }}>
                {label}
              </td>
              <td
                className={isFree ? "hair ok" : "hair ink"}
                style={{ ...edge.amount, ...(isFree && { color: colours.ok }) }}
              >
                {amount}
              </td>
            </tr>
          ))}
          <Total total={total} />
          {due.map(({ label, amount }) => (
            <tr key={label}>
              <td className="ink2" style={{ ...edge.quiet, paddingTop: 4 }}>
                {label}
              </td>
              <td className="ink2" style={{ ...edge.quiet, paddingTop: 4, textAlign: "right" }}>
                {amount}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Deposit deposit={deposit} />
    </>
  );
}

function Total({ total }: Pick<Bill, "total">) {
  const line = { borderTop: `2px solid ${colours.ink}`, paddingTop: 12, lineHeight: "34px" };
  const right = { textAlign: "right", whiteSpace: "nowrap" } as const;
  const under = { ...edge.caption, paddingBottom: 12 } as const;
  return (
    <>
      <tr>
        <td className="inkline ink" style={{ ...line, fontSize: 20, fontWeight: 600 }}>
          {total.label}
        </td>
        <td className="inkline ink" style={{ ...line, ...right, fontSize: 28, fontWeight: 600 }}>
          {total.amount}
        </td>
      </tr>
      <tr>
        <td className="ink3" style={under}>
          {total.vat}
        </td>
        <td className="ink3" style={{ ...under, ...right }}>
          {total.km}
        </td>
      </tr>
    </>
  );
}

function Deposit({ deposit: { label, amount, why } }: Pick<Bill, "deposit">) {
  return (
    <table
      width="100%"
      cellPadding="0"
      cellSpacing="0"
      border={0}
      role="presentation"
      style={{ marginTop: 16 }}
    >
      <tbody>
        <tr>
          <td className="salt ink2" style={edge.calm}>
            <table width="100%" cellPadding="0" cellSpacing="0" border={0} role="presentation">
              <tbody>
                <tr>
                  <td className="ink" style={edge.paragraph}>
                    {label}
                  </td>
                  <td
                    className="ink"
                    style={{ ...edge.strong, textAlign: "right", whiteSpace: "nowrap" }}
                  >
                    {amount}
                  </td>
                </tr>
              </tbody>
            </table>
            {why}
          </td>
        </tr>
      </tbody>
    </table>
  );
}
