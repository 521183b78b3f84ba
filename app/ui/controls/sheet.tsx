import {
  useId,
  useLayoutEffect,
  useRef,
  type CSSProperties,
  type MouseEvent,
  type ReactNode,
} from "react";
import { X } from "lucide-react";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";
import { useHydrated } from "./use-hydrated.ts";
import styles from "./sheet.module.css";

type Props = {
  open: boolean;
  onClose: () => void;
  title: string;
  closeLabel: string;
  /** bottom: rises over a phone's page; right: the menu. */
  side?: "bottom" | "right";
  /** Where a bottom sheet stands from tablets up, in page coordinates: under the field that opened it. */
  anchor?: { top: number; left: number };
  children: ReactNode;
};

/** A native dialog that slides in. Escape, the veil and the cross close it; the focus goes back to where it was. */
export function Sheet(props: Props) {
  const { open, onClose, title, closeLabel, side = "bottom", anchor, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const hydrated = useHydrated();
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element || element.open === open) return;
    if (open) element.showModal();
    else element.close();
  }, [open]);
  const closeOnVeil = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose();
  };
  return (
    <dialog
      ref={dialog}
      className={classNames(styles.sheet, styles[side], anchor && styles.anchored)}
      style={
        anchor && ({ "--top": `${anchor.top}px`, "--left": `${anchor.left}px` } as CSSProperties)
      }
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={closeOnVeil}
    >
      {hydrated && (
        <div className={styles.inside}>
          <div className={styles.head}>
            <h2 id={titleId}>{title}</h2>
            <button
              type="button"
              className={styles.close}
              aria-label={closeLabel}
              onClick={onClose}
            >
              <Icon of={X} />
            </button>
          </div>
          {children}
        </div>
      )}
    </dialog>
  );
}
