import { useState } from "react";
import type { DamageView, Placed } from "../../../../domain/handovers/marks.ts";
import { photoAngles } from "../../../../domain/handovers/photos.ts";
import type { Drawing } from "../../../../domain/handovers/signature.ts";
import type { Language } from "../../../../domain/language.ts";
import { BatteryField } from "../../../../ui/handover/battery-field.tsx";
import { DamageDrawing, DamageSketch, DotSign } from "../../../../ui/handover/damage-drawing.tsx";
import { DamageViews } from "../../../../ui/handover/damage-views.tsx";
import { FuelGauge } from "../../../../ui/handover/fuel-gauge.tsx";
import { PhotoSlot } from "../../../../ui/handover/photo-slot.tsx";
import { shrinkPhoto } from "../../../../ui/handover/photos/shrink-photo.ts";
import { SignaturePad } from "../../../../ui/handover/signature-pad.tsx";
import { List } from "../../../../ui/controls/list.tsx";
import { handoverPartWords } from "./handover-words.ts";
import styles from "./handover-parts.module.css";
import { Part } from "./part.tsx";

type Props = {
  language: Language;
  /** The address of the back office's stylesheet, which holds these pieces; undefined in development. */
  sheet: string | undefined;
};
type Words = ReturnType<typeof handoverPartWords>;

/** The pieces with which a car is given out and taken back on a phone. */
export function HandoverParts({ language, sheet }: Props) {
  const words = handoverPartWords(language);
  return (
    <div data-admin>
      {sheet && <link rel="stylesheet" href={sheet} precedence="admin" />}
      <SignatureParts words={words.sign} />
      <DamageParts words={words} />
      <EnergyParts words={words.energy} />
      <PhotoParts words={words} />
    </div>
  );
}

/** A name in three lines, as a finger writes it. */
const signed: Drawing = [
  Array.from({ length: 40 }, (_, step) => [
    0.2 + step * 0.009,
    0.22 + 0.09 * Math.sin(step / 2.2) * Math.cos(step / 9),
  ]),
  Array.from({ length: 12 }, (_, step) => [0.58 + step * 0.015, 0.24 - step * step * 0.001]),
  [[0.47, 0.1]],
];

function SignatureParts({ words }: { words: Words["sign"] }) {
  const [mine, setMine] = useState<Drawing>([]);
  const [theirs, setTheirs] = useState(signed);
  const { label, hint } = words;
  return (
    <Part title="Signatures">
      <SignaturePad
        {...{ label, hint }}
        clearLabel={words.clear}
        value={mine}
        onChange={setMine}
        invalid={mine.length === 0 ? words.empty : undefined}
      />
      <SignaturePad
        {...{ label, hint }}
        clearLabel={words.clear}
        value={theirs}
        onChange={setTheirs}
      />
    </Part>
  );
}

const known: Placed[] = [
  { view: "left", x: 0.35, y: 0.55, severity: 1 },
  { view: "left", x: 0.39, y: 0.6, severity: 2 },
  { view: "wheels", x: 0.3, y: 0.27, severity: 1 },
];

function DamageParts({ words }: { words: Words }) {
  const [view, setView] = useState<DamageView>("left");
  const [marks, setMarks] = useState<Placed[]>([
    { view: "left", x: 0.7, y: 0.58, severity: 2 },
    { view: "left", x: 0.1, y: 0.6, severity: 3 },
    { view: "glass", x: 0.14, y: 0.5, severity: 3 },
  ]);
  const { damage, views } = words;
  return (
    <Part title="Damages">
      <DamageViews
        label={damage.row}
        name="part-view"
        onView={setView}
        counts={damage.counts}
        {...{ views, view, marks, known }}
      />
      <DamageDrawing
        {...{ view, marks, known }}
        labels={{ view: views[view], hint: damage.hint, at: damage.at, dot: damage.dot }}
        onPlace={(x, y) => setMarks([...marks, { view, x, y, severity: 1 }])}
        onOpen={(index, list) => {
          if (list === "marks") setMarks(marks.filter((_, place) => place !== index));
        }}
      />
      <List className={styles.marks}>
        {marks.map((mark, index) => {
          const number = known.length + index + 1;
          return (
            <li key={number}>
              <DamageSketch view={mark.view} marks={[mark]} />
              <DotSign dot={{ mark, number, isKnown: false }} />
              {damage.dot(number, false)}
            </li>
          );
        })}
      </List>
    </Part>
  );
}

function EnergyParts({ words }: { words: Words["energy"] }) {
  const [unread, setUnread] = useState<number>();
  const [fuel, setFuel] = useState(5);
  const [low, setLow] = useState(1);
  const [percent, setPercent] = useState<number | undefined>(64);
  const label = words.fuel;
  const { readings } = words;
  return (
    <Part title="Fuel and battery">
      <FuelGauge {...{ label, readings }} name="part-none" value={unread} onChange={setUnread} />
      <FuelGauge
        {...{ label, readings }}
        name="part-fuel"
        value={fuel}
        onChange={setFuel}
        was={{ eighths: 6, label: words.was }}
      />
      <FuelGauge
        {...{ label, readings }}
        name="part-low"
        value={low}
        onChange={setLow}
        fault={words.was}
      />
      <BatteryField
        label={words.battery}
        numberLabel={words.number}
        name="part-battery"
        value={percent}
        onChange={setPercent}
        text={(shown) => `${shown} %`}
      />
    </Part>
  );
}

/** The policy of a page shows pictures of this site and of `data:`. */
function dataAddress(photo: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(String(reader.result)));
    reader.readAsDataURL(photo);
  });
}

const states = ["kept", "sending", "here"] as const;

function PhotoParts({ words }: { words: Words }) {
  const [taken, setTaken] = useState<Record<string, string>>({
    rear: "/drawings/suv/b3babc.svg",
    "rear-left": "/drawings/sedan/243850.svg",
    left: "/drawings/van/4a5256.svg",
  });
  const [refused, setRefused] = useState<string>();
  const take = async (angle: string, file: File) => {
    const shrunk = await shrinkPhoto(file);
    setRefused(shrunk.ok ? undefined : angle);
    if (!shrunk.ok) return;
    const { bytes, type } = shrunk.photo;
    const address = await dataAddress(new Blob([bytes], { type }));
    setTaken((before) => ({ ...before, [angle]: address }));
  };
  return (
    <Part title="Photos">
      <div className={styles.photos}>
        {photoAngles.map((angle, index) => {
          const state = taken[angle] ? (states[index] ?? "here") : "none";
          return (
            <PhotoSlot
              key={angle}
              label={words.photos[angle]}
              outline={angle}
              preview={taken[angle]}
              state={state}
              stateLabel={words.photo[state]}
              retakeLabel={words.photo.retake}
              onFile={(file) => void take(angle, file)}
              fault={refused === angle ? words.photo.no : undefined}
            />
          );
        })}
      </div>
    </Part>
  );
}
