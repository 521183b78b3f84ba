/** What a customer said or signed without a connection: it stays on this phone, also across a reload, until the server has answered. */
import { useMemo, useSyncExternalStore } from "react";
import type { Drawing } from "../../../../domain/handovers/signature.ts";

/** A form as it was to be sent; `key` tells it from the others. */
export type KeptWord = Readonly<Record<string, string>> & { key: string; intent: string };

const nameOf = (path: string) => `own-handover ${path}`;
const changed = new EventTarget();

/** Keeps what could not be sent, in the order in which it was said. There is one signature: the last one. */
export function keepWord(path: string, word: KeptWord): void {
  const kept = listWords(path);
  if (kept.some(({ key }) => key === word.key)) return;
  const others = kept.filter(({ intent }) => intent !== "sign" || word.intent !== "sign");
  write(path, [...others, word]);
}

/** Forgets what the server has answered to. */
export function dropWord(path: string, key: string): void {
  const kept = listWords(path);
  const left = kept.filter((word) => word.key !== key);
  if (left.length < kept.length) write(path, left);
}

/** What waits to be sent, the oldest first. */
export function listWords(path: string): KeptWord[] {
  try {
    const read: unknown = JSON.parse(sessionStorage.getItem(nameOf(path)) ?? "[]");
    return Array.isArray(read) ? read.filter(isWord) : [];
  } catch {
    return [];
  }
}

/** What waits to be sent, as it changes; nothing while the page is made. */
export function useKeptWords(path: string): readonly KeptWord[] {
  const text = useSyncExternalStore(
    subscribe,
    () => JSON.stringify(listWords(path)),
    () => "[]",
  );
  return useMemo(() => (text === "[]" ? [] : listWords(path)), [path, text]);
}

/** The signature of a kept form; empty when it is no such thing. */
export function readKeptDrawing(json = "[]"): Drawing {
  try {
    const read: unknown = JSON.parse(json);
    return isDrawing(read) ? read : [];
  } catch {
    return [];
  }
}

function isDrawing(read: unknown): read is Drawing {
  const isPoint = (point: unknown) =>
    Array.isArray(point) && point.length === 2 && point.every(Number.isFinite);
  return (
    Array.isArray(read) &&
    read.every((stroke: unknown) => Array.isArray(stroke) && stroke.every(isPoint))
  );
}

function subscribe(onChange: () => void) {
  changed.addEventListener("change", onChange);
  return () => changed.removeEventListener("change", onChange);
}

function write(path: string, words: readonly KeptWord[]): void {
  try {
    if (words.length === 0) sessionStorage.removeItem(nameOf(path));
    else sessionStorage.setItem(nameOf(path), JSON.stringify(words));
  } catch {
    // A browser that keeps nothing: what was drawn stays on the page alone.
  }
  changed.dispatchEvent(new Event("change"));
}

function isWord(read: unknown): read is KeptWord {
  return (
    typeof read === "object" &&
    read !== null &&
    Object.values(read).every((value) => typeof value === "string") &&
    "key" in read &&
    "intent" in read
  );
}
