import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  type CSSProperties,
  type ReactNode,
  type RefObject,
} from "react";
import { X } from "lucide-react";
import { classNames } from "./class-names.ts";
import { SquareButton } from "./square-button.tsx";
import { useHydrated } from "../browser/use-hydrated.ts";
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
  useVeil(dialog, onClose);
  return (
    <dialog
      ref={dialog}
      className={classNames(styles.sheet, styles[side], anchor && styles.anchored)}
      style={
        anchor && ({ "--top": `${anchor.top}px`, "--left": `${anchor.left}px` } as CSSProperties)
      }
      aria-labelledby={titleId}
      onClose={onClose}
    >
      {hydrated && (
        <div className={styles.inside}>
          <div className={styles.head}>
            <h2 id={titleId}>{title}</h2>
            <SquareButton
              icon={X}
              className={styles.close}
              aria-label={closeLabel}
              onClick={onClose}
            />
          </div>
          {children}
        </div>
      )}
    </dialog>
  );
}

/** A click beside the sheet closes it. The veil is the dialog element itself, which has no role of a button. */
function useVeil(dialog: RefObject<HTMLDialogElement | null>, onClose: () => void) {
  useEffect(() => {
    const element = dialog.current;
    const close = (event: MouseEvent) => {
      if (event.target === element) onClose();
    };
    element?.addEventListener("click", close);
    return () => element?.removeEventListener("click", close);
  }, [dialog, onClose]);
}
