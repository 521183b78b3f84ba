/** The field of a day that is typed: what stands around it, before and after scripts run. */
import {
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from "react";
import { useHydrated } from "../../browser/use-hydrated.ts";
import { classNames } from "../class-names.ts";
import { Fault, Help } from "../faults/fault.tsx";
import { Field, type FieldLook } from "../field.tsx";
import type { DateTerms, useTypedDate } from "./use-typed-date.ts";
import field from "../field.module.css";

export type DayFieldProps = FieldLook &
  DateTerms & {
    label: string;
    id?: string;
    name: string;
    /** What the field is filled with: a day, or what was typed and refused. */
    defaultValue?: string;
    required?: boolean;
    disabled?: boolean;
  };

type FirstProps = DayFieldProps & { children: (first: string) => ReactNode };

/** The browser's own field until scripts run; its children from then on, with what it holds. */
export function DayField({ children, ...props }: FirstProps) {
  const { value, label, id, name, fault, help, faultId, required, disabled, min, max } = props;
  const native = useRef<HTMLInputElement>(null);
  const [before, setBefore] = useState<string>();
  // What was typed before scripts were there.
  useLayoutEffect(() => setBefore(native.current?.value || undefined), []);
  const isHydrated = useHydrated();
  const first = before ?? value ?? props.defaultValue ?? "";
  if (isHydrated) return children(first);
  return (
    <Field
      {...{ label, id, name, fault, help, faultId, required, disabled, min, max }}
      ref={native}
      type="date"
      defaultValue={first}
    />
  );
}

type InputProps = DayFieldProps & {
  id: string;
  first: string;
  typed: ReturnType<typeof useTypedDate>;
  input: RefObject<HTMLInputElement | null>;
  /** The field that is sent. */
  holder: RefObject<HTMLInputElement | null>;
  box?: RefObject<HTMLDivElement | null>;
  /** A class of the frame. */
  frame?: string;
  onKeyDown?: (event: KeyboardEvent) => void;
  button?: ReactNode;
  children?: ReactNode;
};

/** The typed text with its label, and what is wrong with it. */
export function DayInput({
  id,
  label,
  name,
  first,
  typed,
  input,
  holder,
  box,
  frame,
  button,
  children,
  help,
  faultId,
  required,
  disabled,
  fault: given,
  onKeyDown,
}: InputProps) {
  // A fault that is said outside of the field is the one that counts.
  const fault = (faultId ? undefined : typed.fault) ?? given;
  const saidId = fault || help ? `${id}-said` : undefined;
  return (
    <div ref={box} className={field.around}>
      <div className={classNames(field.field, frame, (fault || faultId) && field.wrong)} data-frame>
        <label id={`${id}-label`} htmlFor={id}>
          {label}
        </label>
        <input
          {...{ id, required, disabled }}
          ref={input}
          autoComplete="off"
          spellCheck={false}
          maxLength={60}
          value={typed.text}
          aria-invalid={Boolean(fault ?? faultId) || undefined}
          aria-describedby={classNames(saidId, faultId) || undefined}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => typed.write(event.currentTarget.value)}
          onBlur={typed.finish}
          onKeyDown={(event) => {
            if (event.key === "Enter") typed.finish();
            onKeyDown?.(event);
          }}
        />
        {button}
      </div>
      {/* No hidden field: those are what a form says beside its typing, and are not counted as changes. */}
      <input hidden ref={holder} name={name} defaultValue={first} />
      {fault && <Fault id={saidId}>{fault}</Fault>}
      {!fault && help && <Help id={saidId}>{help}</Help>}
      {children}
    </div>
  );
}
