import { useState } from "react";
import { Check, Phone, WifiOff, X } from "lucide-react";
import { Button, ButtonOut } from "../../../../ui/controls/button.tsx";
import {
  Chip,
  ChipFold,
  ChipLink,
  ChipNote,
  ChipOff,
  OvalSign,
} from "../../../../ui/controls/chip.tsx";
import { EmptyState } from "../../../../ui/controls/states/empty-state.tsx";
import { ErrorSummary } from "../../../../ui/controls/faults/error-summary.tsx";
import { Field, SelectField, TextArea } from "../../../../ui/controls/field.tsx";
import { List } from "../../../../ui/controls/list.tsx";
import { ViberIcon } from "../../../../ui/controls/messengers/viber-icon.tsx";
import { WhatsAppIcon } from "../../../../ui/controls/messengers/whats-app-icon.tsx";
import { Note } from "../../../../ui/controls/states/note.tsx";
import { Sheet } from "../../../../ui/controls/sheet.tsx";
import { Skeleton } from "../../../../ui/controls/states/skeleton.tsx";
import { Slider } from "../../../../ui/controls/slider.tsx";
import { SquareButton } from "../../../../ui/controls/square-button.tsx";
import { Stepper } from "../../../../ui/controls/stepper.tsx";
import { Tag } from "../../../../ui/controls/marks/tag.tsx";
import { Tick } from "../../../../ui/controls/tick.tsx";
import { Toast } from "../../../../ui/controls/states/toast.tsx";
import { Part } from "./part.tsx";
import styles from "./control-parts.module.css";

export function ControlParts() {
  return (
    <>
      <Part title="Buttons">
        <Button kind="go">Find a car</Button>
        <Button kind="go" busy busyLabel="Processing…">
          Book now
        </Button>
        <Button kind="pick">Choose</Button>
        <Button>Change</Button>
        <Button disabled>Disabled</Button>
        <Button kind="quiet">Cancel booking</Button>
        <SquareButton icon={X} aria-label="Close" />
        <span className={styles.lake}>
          <ButtonOut kind="onlake" icon={Phone} href="#main">
            Call
          </ButtonOut>
          <ButtonOut kind="onlake" icon={WhatsAppIcon} href="#main">
            WhatsApp
          </ButtonOut>
          <ButtonOut kind="onlake" icon={ViberIcon} href="#main">
            Viber
          </ButtonOut>
        </span>
      </Part>
      <FieldParts />
      <ChoiceParts />
      <SliderParts />
      <SayingParts />
    </>
  );
}

function FieldParts() {
  return (
    <Part title="Fields">
      <Field className={styles.field} label="Ime" defaultValue="Amra" help="As in the passport." />
      <Field className={styles.field} label="E-mail" type="email" />
      <Field
        className={styles.field}
        label="Return date"
        defaultValue="Sat 4 Jul 2026"
        fault="Minimum rental period is 3 days"
      />
      <Field className={styles.field} label="Disabled" defaultValue="Nothing" disabled />
      <SelectField className={styles.field} label="Mjesto preuzimanja">
        <option>Aerodrom Tuzla (TZL), danas 0–24</option>
        <option>Autobuska stanica Živinice, danas 6–23</option>
      </SelectField>
      <SelectField
        className={styles.field}
        label="Return place"
        fault="Please select a return place"
      >
        <option value="">Choose a place</option>
      </SelectField>
      <TextArea className={styles.field} label="Message" defaultValue={"Two lines\nof text"} />
    </Part>
  );
}

function ChoiceParts() {
  const [count, setCount] = useState(1);
  return (
    <Part title="Chips, tags, stepper, choice">
      <Chip defaultChecked>
        <OvalSign>HR</OvalSign>Croatia<ChipNote>€20</ChipNote>
      </Chip>
      <Chip>
        <OvalSign>SRB</OvalSign>Srbija<ChipNote>20 €</ChipNote>
      </Chip>
      <ChipOff>
        <OvalSign>RUS</OvalSign>Russia<ChipNote>not allowed</ChipNote>
      </ChipOff>
      <ChipLink to="?seats=5" on preventScrollReset>
        5 or more seats
      </ChipLink>
      <details>
        <ChipFold>More countries</ChipFold>
        <List>
          <li>Croatia</li>
          <li>Serbia</li>
        </List>
      </details>
      <Tag>Not available</Tag>
      <Tag tone="ok">Lowest total</Tag>
      <Tag tone="warn">Pending</Tag>
      <Tag tone="bad">Overdue</Tag>
      <Tag tone="info">Confirmed</Tag>
      <Stepper
        label="GPS"
        fewer="Fewer"
        more="More"
        name="gps"
        value={count}
        max={3}
        onChange={setCount}
      />
      <Stepper
        label="Roof box"
        fewer="Fewer"
        more="More"
        name="box"
        value={0}
        max={1}
        onChange={setCount}
      />
      <Tick defaultChecked>Return to the same place</Tick>
      <Tick end="4">Manual</Tick>
      <Tick disabled end="0">
        7 or more
      </Tick>
      <Tick type="radio" name="plan" defaultChecked>
        Basic
      </Tick>
      <Tick type="radio" name="plan">
        Premium
      </Tick>
    </Part>
  );
}

function SliderParts() {
  const [from, setFrom] = useState(20);
  const [upTo, setUpTo] = useState(1000);
  const none = () => {};
  return (
    <Part title="Sliders">
      <div className={styles.field}>
        <Slider
          {...{ label: "From", name: "min", max: 1000, value: from, counts: "above" }}
          text={`€${from}`}
          onSlide={setFrom}
        />
      </div>
      <div className={styles.field}>
        <Slider
          {...{ label: "Do", name: "max", max: 1000, value: upTo }}
          text={upTo === 1000 ? "bilo koja cijena" : `${upTo} €`}
          onSlide={setUpTo}
        />
      </div>
      <div className={styles.field}>
        <Slider {...{ label: "At zero", name: "zero", max: 9, value: 0 }} text="0" onSlide={none} />
      </div>
    </Part>
  );
}

function SayingParts() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Part title="Notes, summary, toast, sheet, empty, loading">
      <Note>Extras cannot be guaranteed. Payment is due at pick-up.</Note>
      <Note tone="bad">The price has changed.</Note>
      <ErrorSummary
        title="Two things are missing"
        faults={[
          { fieldId: "main", message: "First name is required" },
          { message: "Plain sentence" },
        ]}
        kept="Everything else is kept."
      />
      <Toast icon={Check} undoLabel="Undo" onUndo={close}>
        Wi-Fi hotspot removed.
      </Toast>
      <Toast icon={WifiOff}>You are offline. Your trip is kept.</Toast>
      <Button onClick={() => setOpen(true)}>Open the sheet</Button>
      <Sheet open={open} onClose={close} title="A sheet" closeLabel="Close">
        <p>It rises over the page.</p>
      </Sheet>
      <EmptyState
        title="No car has 7 seats on these dates"
        text="From 8 July a van is free. Or remove the filter and see 5 cars with 5 seats."
      >
        <Button>Remove filter</Button>
        <Button kind="quiet">See 8 → 12 July</Button>
      </EmptyState>
      <div className={styles.field} aria-busy="true">
        <Skeleton width="30%" height="12px" />
        <Skeleton width="70%" height="24px" />
      </div>
    </Part>
  );
}
