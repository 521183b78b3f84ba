import { Link } from "@react-email/components";
import { colours } from "./colours.ts";
import type { Block, Leg } from "../letter-content.ts";
import { edge, head } from "./letter-styles.ts";

type Trip = Extract<Block, { is: "trip" }>;

/** The trip from ring to dot: a rail of three columns, with the line in the middle of the marks. */
export function TripTable({ trip: { pickup, between, dropoff } }: { trip: Trip }) {
  return (
    <table width="100%" cellPadding="0" cellSpacing="0" border={0} role="presentation">
      <tbody>
        <tr>
          <td colSpan={2} aria-hidden="true" style={mark}>
            <div className="mark" style={head.ring} />
          </td>
          <When leg={pickup} />
        </tr>
        <tr>
          <Rail />
          <Where leg={pickup} />
        </tr>
        <tr>
          <Rail />
          <td className="ink" style={{ ...edge.quiet, color: colours.ink, padding: "16px 0 20px" }}>
            {between}
          </td>
        </tr>
        <tr>
          <td colSpan={2} aria-hidden="true" style={mark}>
            <div className="markline" style={head.dot} />
          </td>
          <When leg={dropoff} />
        </tr>
        <tr>
          <td colSpan={2} aria-hidden="true" />
          <Where leg={dropoff} />
        </tr>
      </tbody>
    </table>
  );
}

const mark = { width: 30, lineHeight: 0, padding: "4px 0", verticalAlign: "top" } as const;

function Rail() {
  return (
    <>
      <td aria-hidden="true" style={{ width: 7, fontSize: 0 }} />
      <td
        aria-hidden="true"
        className="rail"
        style={{ width: 21, borderLeft: `2px solid ${colours.lake600}`, fontSize: 0 }}
      />
    </>
  );
}

function When({ leg }: { leg: Leg }) {
  return (
    <td className="ink" style={edge.strong}>
      {leg.when}
    </td>
  );
}

function Where({ leg: { place, lines, links } }: { leg: Leg }) {
  return (
    <td className="ink2" style={edge.quiet}>
      <b>{place}</b>
      {lines.map((line) => (
        <div key={line}>{line}</div>
      ))}
      {links.length > 0 && (
        <div>
          {links.map(({ label, href }, at) => (
            <span key={label}>
              {at > 0 && " · "}
              <Link className="link" href={href} style={edge.link}>
                {label}
              </Link>
            </span>
          ))}
        </div>
      )}
    </td>
  );
}
