import type { DamageView } from "../../domain/handovers/marks.ts";
import type { PhotoKind } from "../../domain/handovers/photos.ts";
import { ViewDrawing } from "./view-drawing.tsx";

/** Where one stands to see the side of a photo; of a corner the plan shows it, in degrees: 0 is behind the car, 90 on its left. */
const seen: Partial<Record<PhotoKind, { view: DamageView; corner?: number }>> = {
  rear: { view: "rear" },
  "rear-left": { view: "top", corner: 45 },
  left: { view: "left" },
  "front-left": { view: "top", corner: 135 },
  front: { view: "front" },
  "front-right": { view: "top", corner: 225 },
  right: { view: "right" },
  "rear-right": { view: "top", corner: 315 },
};

/** The outline of what a photo shows. */
export function PhotoOutline({ of: kind }: { of: PhotoKind }) {
  const side = seen[kind];
  if (kind === "papers") return <Lines d={papers} />;
  if (kind === "signed-sheet") return <Lines d={sheet} />;
  if (kind === "damage") return <Lines d={closeUp} />;
  if (!side) return <Lines d={dashboard} />;
  return (
    <ViewDrawing view={side.view}>
      {side.corner !== undefined && <Viewer degrees={side.corner} />}
    </ViewDrawing>
  );
}

const dashboard =
  "M24 150V104c0-44 60-64 136-64s136 20 136 64v46zM104 150a50 50 0 1 1 8 0M216 150a50 50 0 1 1 8 0M78 104l20-18M250 108l-12-24M142 96h36v24h-36z";
const papers =
  "M50 44H270c8 0 14 6 14 14v84c0 8-6 14-14 14H50c-8 0-14-6-14-14V58c0-8 6-14 14-14zM60 68h56v64H60zM136 72h120M136 96h120M136 120h72";
const sheet =
  "M96 20H224c4 0 8 4 8 8v144c0 4-4 8-8 8H96c-4 0-8-4-8-8V28c0-4 4-8 8-8zM108 48h64M108 68h104M108 88h104M108 108h84M112 152c16-24 24-20 22-8s14 2 22-6 8 12 22 4 10 2 20 0";
const closeUp =
  "M40 76V52c0-6 4-10 10-10h34M236 42h34c6 0 10 4 10 10v24M280 124v24c0 6-4 10-10 10h-34M84 158H50c-6 0-10-4-10-10v-24M112 84c30 24 62 34 100 38M130 112c16 8 30 12 48 14";

function Lines({ d }: { d: string }) {
  return (
    <svg viewBox="0 0 320 200" aria-hidden="true" focusable="false">
      <path d={d} />
    </svg>
  );
}

/** Somebody who looks at the car: an eye of the camera and what it sees, from a corner of the plan. */
function Viewer({ degrees }: { degrees: number }) {
  const [isFront, isRight] = [degrees > 90 && degrees < 270, degrees > 180];
  const [x, y] = [isFront ? 20 : 300, isRight ? 14 : 186];
  return (
    <g transform={`translate(${x} ${y}) scale(${isFront ? 1 : -1} ${isRight ? 1 : -1})`}>
      <path data-sight d="M0 0L128 22A130 130 0 0 1 38 124z" />
      <circle data-eye r="11" />
    </g>
  );
}
