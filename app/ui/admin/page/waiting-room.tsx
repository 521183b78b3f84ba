import { useEffect, useState, type ReactNode } from "react";
import { useLocation, useNavigation } from "react-router";
import { Skeleton } from "../../controls/states/skeleton.tsx";
import styles from "./waiting-room.module.css";

const patienceMs = 250;
const rows = Array.from({ length: 8 }, (_, index) => index);

type Props = { label: string; children: ReactNode };

/**
 * A page, or the shape of a room in its place while the next page loads. A short wait shows no shape; a page whose form
 * was sent stays, because the answer may be about what was typed.
 */
export function WaitingRoom({ label, children }: Props) {
  const isWaiting = useIsWaiting();
  return (
    <>
      <div className={styles.page} hidden={isWaiting}>
        {children}
      </div>
      <div role="status">{isWaiting && <h1 className="visually-hidden">{label}</h1>}</div>
      {isWaiting && <RoomShape />}
    </>
  );
}

function useIsWaiting(): boolean {
  const { pathname } = useLocation();
  const { state, location, formMethod } = useNavigation();
  const isLeaving = state === "loading" && formMethod !== "POST" && location.pathname !== pathname;
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isLeaving) return undefined;
    const timer = setTimeout(setLong, patienceMs, true);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isLeaving]);
  return isLeaving && isLong;
}

/** A title and a card of lines, where most rooms have theirs. */
function RoomShape() {
  return (
    <div aria-hidden="true">
      <div className={styles.head}>
        <Skeleton width="9em" height="1.3em" />
      </div>
      <div className={styles.card}>
        {rows.map((index) => (
          <div key={index} className={styles.row}>
            <Skeleton width="60%" />
            <Skeleton width="90%" />
            <Skeleton width="40%" />
          </div>
        ))}
      </div>
    </div>
  );
}
