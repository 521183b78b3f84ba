import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";

const pollMs = 2000;

/** Reads the page anew when something has changed on the phone of the staff; false while there is no connection. */
export function useNews(path: string, version: number): boolean {
  const { revalidate, state } = useRevalidator();
  const [isOn, setOn] = useState(true);
  const address = `${path}/news`;
  const isBusy = state !== "idle";
  useEffect(() => {
    if (isBusy) return;
    const timer = setInterval(() => {
      if (document.visibilityState !== "visible") return;
      readVersion(address).then(
        (now) => {
          setOn(true);
          if (now !== version) void revalidate();
        },
        () => setOn(false),
      );
    }, pollMs);
    return () => clearInterval(timer);
  }, [address, isBusy, revalidate, version]);
  return isOn;
}

async function readVersion(address: string): Promise<number> {
  const said: unknown = await (await fetch(address)).json();
  if (typeof said !== "object" || said === null || !("version" in said)) return 0;
  return Number(said.version);
}
