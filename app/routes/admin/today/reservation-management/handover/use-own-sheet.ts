import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { Language } from "../../../../../domain/language.ts";
import { formatCode } from "../../../../../domain/reservations/code.ts";
import { adminPath } from "../../../../../i18n/admin-paths.ts";
import { onChange } from "../../../phone/phone-mark.ts";
import { type KeptSheet, readOutbox } from "../../../phone/phone-store.ts";
import type { HandoverFacts } from "./facts.ts";

/**
 * The sheet of this handover that was finished on this phone and that the server has not taken; undefined when there is none. Once the
 * server has it, the board says that it is done.
 */
export function useOwnSheet(
  { code, direction }: Pick<HandoverFacts, "code" | "direction">,
  language: Language,
): KeptSheet | undefined {
  const [sheet, setSheet] = useState<KeptSheet>();
  const navigate = useNavigate();
  const waited = useRef(false);
  useEffect(() => {
    let isOver = false;
    const read = async () => {
      const { sheets } = await readOutbox();
      if (isOver) return;
      const own = sheets.find((one) => one.code === code && one.direction === direction);
      setSheet(own);
      if (waited.current && !own) {
        const done = new URLSearchParams({ done: direction, of: formatCode(code) });
        void navigate(`${adminPath("reservation-management", language)}?${done}`);
      }
      waited.current = own?.state === "waiting";
    };
    const look = () => void read().catch(() => undefined);
    look();
    const stop = onChange(look);
    return () => {
      isOver = true;
      stop();
    };
  }, [code, direction, language, navigate]);
  return sheet;
}
