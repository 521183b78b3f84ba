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
import { createPortal } from "react-dom";
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
  /** Position of a bottom sheet from tablets up, in page coordinates: below the field that opened it. */
  anchor?: { top: number; left: number };
  children: ReactNode;
};

/** A native dialog that slides in. Escape, the backdrop and the cross close it; the focus returns to where it was. */
export function Sheet(props: Props) {
  const { open, onClose, title, closeLabel, side = "bottom", anchor, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const hydrated = useHydrated();
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element || element.open === open) return;
    if (!hasLayers()) element.toggleAttribute("open", open);
    else if (open) element.showModal();
    else element.close();
  }, [open]);
  useVeil(dialog, onClose);
  const sheet = (
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
  // In the page a sheet without a layer of its own would lie under whatever comes after it.
  return hydrated && !hasLayers() ? createPortal(sheet, document.body) : sheet;
}

/** False in Firefox 97, which knows no dialogs that are opened. */
function hasLayers(): boolean {
  return "showModal" in document.createElement("dialog");
}

/** Closes the sheet on a click beside it. The backdrop is the dialog element itself, which has no button role. */
function useVeil(dialog: RefObject<HTMLDialogElement | null>, onClose: () => void) {
  useEffect(() => {
    const element = dialog.current;
    const close = (event: MouseEvent) => {
      if (event.target === element) onClose();
    };
    element?.addEventListener("click", close);
    return () => element?.removeEventListener("click", close);
    // Every time, for it is another element once it stands outside of the page.
  });
}
