import { useEffect, useRef, useState, type ReactNode, type RefObject } from "react";
import { Map as MapIcon } from "lucide-react";
import type { Language } from "../../../domain/language.ts";
import { streetMapWords } from "../../../i18n/street-map/en.ts";
import { Button } from "../../controls/button.tsx";
import { classNames } from "../../controls/class-names.ts";
import { readMapMessage } from "./street-map-message.ts";
import styles from "./street-map.module.css";

type Props = {
  /** The page that draws the streets; without one there is the drawing alone. */
  src: string | undefined;
  /** The place that the map is about; all of them when there is none. */
  place?: string;
  language: Language;
  className?: string;
  /** The drawing. It needs nobody, and stays until the streets are there. */
  children: ReactNode;
};

/** The frame is a page of ours; it opens the owner of the pictures in a new tab, and a place's page around itself. */
const rights = [
  "allow-scripts",
  "allow-same-origin",
  "allow-popups",
  "allow-popups-to-escape-sandbox",
  "allow-top-navigation-by-user-activation",
].join(" ");

/** A map that says nothing for so long will not come. */
const patienceMs = 15_000;

/**
 * Our drawing, and under it the button that puts a map with streets in its place. The streets are drawn in a frame,
 * because only its page may show pictures of the map's provider, and nothing of it loads before the tap.
 */
export function StreetMap({ src, place, language, className, children }: Props) {
  const words = streetMapWords(language);
  const title = place ? words.titleOf(place) : words.title;
  const frame = useRef<HTMLIFrameElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { state, show, close } = useStreetMap(frame, button);
  const shown = state === "shown";
  if (!src) return <div className={className}>{children}</div>;
  const told = state === "drawing" || shown ? undefined : words[state];
  return (
    <section className={classNames(styles.both, className)} aria-label={title}>
      <div className={styles.stage}>
        <div className={shown ? styles.behind : styles.drawing}>{children}</div>
        {(shown || state === "coming") && (
          <iframe
            ref={frame}
            src={src}
            title={title}
            sandbox={rights}
            className={shown ? styles.frame : styles.behind}
          />
        )}
      </div>
      <div className={styles.ask}>
        <Button
          ref={button}
          icon={shown ? undefined : MapIcon}
          aria-busy={state === "coming" || undefined}
          onClick={shown ? close : show}
        >
          {shown ? words.back : words.show}
        </Button>
        {!shown && !told && <p>{words.from}</p>}
        <p role="status">{told}</p>
      </div>
    </section>
  );
}

type State = "drawing" | "coming" | "shown" | "failed" | "offline";

function useStreetMap(
  frame: RefObject<HTMLIFrameElement | null>,
  button: RefObject<HTMLButtonElement | null>,
) {
  const [state, setState] = useState<State>("drawing");
  const show = () => setState(navigator.onLine ? "coming" : "offline");
  const close = () => {
    setState("drawing");
    button.current?.focus();
  };
  useEffect(() => {
    if (state !== "coming" && state !== "shown") return;
    const listen = (event: MessageEvent<unknown>) => {
      const message = readMapMessage(event, frame.current);
      if (message === "close") {
        setState("drawing");
        button.current?.focus();
      } else if (message) setState(message);
    };
    window.addEventListener("message", listen);
    return () => window.removeEventListener("message", listen);
  }, [state, frame, button]);
  useEffect(() => {
    if (state === "shown") {
      // The button stands under the map, whose top may be out of sight.
      frame.current?.scrollIntoView({ block: "nearest" });
      frame.current?.focus();
    }
    if (state !== "coming") return;
    const timer = setTimeout(() => setState("failed"), patienceMs);
    return () => clearTimeout(timer);
  }, [state, frame]);
  return { state, show, close };
}
