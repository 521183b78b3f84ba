import { useId, type ComponentProps, type ReactNode } from "react";
import { ChevronDown } from "lucide-react";
import { classNames } from "./class-names.ts";
import { Fault, Help } from "./faults/fault.tsx";
import { Icon } from "./icon.tsx";
import styles from "./field.module.css";

/** The parts around every control. `faultId` names a message that is shown elsewhere. */
export type FieldLook = { label: ReactNode; fault?: string; help?: ReactNode; faultId?: string };

type FieldProps = FieldLook & ComponentProps<"input">;

/** A text field: its label inside the frame, its help or fault below. */
export function Field({ label, fault, help, faultId, id, className, ...input }: FieldProps) {
  const said = useSaid({ id, fault, help, faultId });
  return (
    <Around className={className} said={said} fault={fault} help={help}>
      <div className={frame(fault, faultId)} data-frame>
        <label htmlFor={said.id}>{label}</label>
        <input id={said.id} {...input} {...said.aria} />
      </div>
    </Around>
  );
}

type SelectProps = FieldLook & ComponentProps<"select">;

/** A native select in the same frame. */
export function SelectField({
  label,
  fault,
  help,
  faultId,
  id,
  className,
  ...select
}: SelectProps) {
  const said = useSaid({ id, fault, help, faultId });
  return (
    <Around className={className} said={said} fault={fault} help={help}>
      <div className={frame(fault, faultId)} data-frame>
        <label htmlFor={said.id}>{label}</label>
        <select id={said.id} {...select} {...said.aria} />
        <Icon of={ChevronDown} size={18} className={styles.chevron} />
      </div>
    </Around>
  );
}

type TextAreaProps = FieldLook & ComponentProps<"textarea">;

/** A text field of several lines. */
export function TextArea({ label, fault, help, faultId, id, className, ...area }: TextAreaProps) {
  const said = useSaid({ id, fault, help, faultId });
  return (
    <Around className={className} said={said} fault={fault} help={help}>
      <div className={frame(fault, faultId)} data-frame>
        <label htmlFor={said.id}>{label}</label>
        <textarea id={said.id} rows={4} {...area} {...said.aria} />
      </div>
    </Around>
  );
}

type Said = ReturnType<typeof useSaid>;

function useSaid({ id, fault, help, faultId }: Omit<FieldLook, "label"> & { id?: string }) {
  const made = useId();
  const own = id ?? made;
  const underId = fault || help ? `${own}-said` : undefined;
  const describedBy = classNames(underId, faultId) || undefined;
  const wrong = Boolean(fault ?? faultId);
  const aria = { "aria-describedby": describedBy, "aria-invalid": wrong || undefined };
  return { id: own, underId, aria };
}

type AroundProps = {
  said: Said;
  fault?: string;
  help?: ReactNode;
  className?: string;
  children: ReactNode;
};

function Around({ said, fault, help, className, children }: AroundProps) {
  return (
    <div className={classNames(styles.around, className)}>
      {children}
      {fault ? <Fault id={said.underId}>{fault}</Fault> : null}
      {!fault && help ? <Help id={said.underId}>{help}</Help> : null}
    </div>
  );
}

function frame(fault?: string, faultId?: string): string {
  return classNames(styles.field, (fault || faultId) && styles.wrong);
}
