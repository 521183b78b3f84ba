import { useEffect, useRef, useState, type ReactNode, type RefObject } from "react";
import { Map as MapIcon } from "lucide-react";
import type { Language } from "../../../domain/language.ts";
import { streetMapWords } from "../../../i18n/street-map/en.ts";
import { Button } from "../../controls/button.tsx";
import { classNames } from "../../controls/class-names.ts";
import { readMapMessage } from "./street-map-message.ts";
import styles from "./street-map.module.css";

type Props = {
  /** The address of the street map's page; without one there is only the drawing. */
  src: string | undefined;
  /** The id of the place that the map is about; absent for a map of all places. */
  place?: string;
  language: Language;
  className?: string;
  /** The drawing. It needs no other service, and stays until the streets have loaded. */
  children: ReactNode;
};

/**
 * The frame's permissions: it is our own page, opens the map provider's site in a new tab, and a place's page in the parent
 * window.
 */
const rights = [
  "allow-scripts",
  "allow-same-origin",
  "allow-popups",
  "allow-popups-to-escape-sandbox",
  "allow-top-navigation-by-user-activation",
].join(" ");

/** Milliseconds after which a silent map counts as failed. */
const patienceMs = 15_000;

/**
 * Our drawing, and below it the button that replaces it with a street map. The streets are in a frame, because only the frame's
 * page may load pictures from the map's provider, and nothing of it loads before the tap.
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
      // The button is below the map, whose top may be out of view.
      frame.current?.scrollIntoView({ block: "nearest" });
      frame.current?.focus();
    }
    if (state !== "coming") return;
    const timer = setTimeout(() => setState("failed"), patienceMs);
    return () => clearTimeout(timer);
  }, [state, frame]);
  return { state, show, close };
}
