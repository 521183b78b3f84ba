import { useEffect, useId, useRef, useState } from "react";
import type { Language } from "../../../domain/language.ts";
import type { MapTiles } from "../../../domain/locations/map-tiles.ts";
import { streetMapWords } from "../../../i18n/street-map/en.ts";
import type { StreetMap, StreetPlace } from "./draw-street-map.ts";
import { tellPage } from "./street-map-message.ts";
import styles from "./street-map-view.module.css";

type Props = { tiles: MapTiles; places: readonly StreetPlace[]; language: Language };

/** The street map, filling its frame. It reports its progress to the page around it. */
export function StreetMapView({ tiles, places, language }: Props) {
  const words = streetMapWords(language);
  const element = useRef<HTMLDivElement>(null);
  const map = useRef<StreetMap>(undefined);
  const how = useId();
  const [missing, setMissing] = useState(false);
  useEffect(() => {
    const told = {
      onShown: () => {
        // The page shows the frame and passes the focus to it; until then nothing in here can be focused.
        window.addEventListener("focus", () => element.current?.focus(), { once: true });
        tellPage("shown");
      },
      onFailed: () => tellPage("failed"),
      onMissing: () => setMissing(true),
    };
    let gone = false;
    import("./draw-street-map.ts").then(
      ({ drawStreetMap }) => {
        if (gone || !element.current) return;
        map.current = drawStreetMap(element.current, { tiles, places, words, ...told });
      },
      () => tellPage("failed"),
    );
    return () => {
      gone = true;
      map.current?.remove();
    };
  }, [tiles, places, words]);
  useEffect(() => {
    const leave = (event: KeyboardEvent) => {
      // An open note takes the first Escape.
      if (event.key === "Escape" && !map.current?.closeNote()) tellPage("close");
    };
    document.addEventListener("keydown", leave, true);
    return () => document.removeEventListener("keydown", leave, true);
  }, []);
  return (
    <main className={styles.view} aria-label={words.title}>
      <div
        ref={element}
        role="application"
        aria-label={words.title}
        aria-describedby={how}
        className={styles.map}
      />
      <p id={how} className="visually-hidden">
        {words.how}
      </p>
      <p role="status" className={styles.missing}>
        {missing && words.someMissing}
      </p>
    </main>
  );
}
