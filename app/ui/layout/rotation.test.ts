import { describe, expect, test } from "vitest";
import { firstMessage, isRotating, rotate, type Rotation, type RotationEvent } from "./rotation.ts";

const after = (...events: RotationEvent[]): Rotation =>
  events.reduce((rotation, event) => rotate(rotation, event, 10), firstMessage);
const toggle: RotationEvent = { type: "toggle", stillness: false };

describe("which message", () => {
  test("time goes on to the next, and from the last to the first", () => {
    expect(after({ type: "tick", from: 0 }).index).toBe(1);
    expect(after({ type: "jump", to: 9 }, { type: "tick", from: 9 }).index).toBe(0);
  });

  test("arrows go both ways around and are read aloud; time and dots are not", () => {
    expect(after({ type: "step", by: -1 })).toMatchObject({ index: 9, said: true });
    expect(after({ type: "step", by: -1 }, { type: "step", by: 1 })).toMatchObject({ index: 0 });
    expect(after({ type: "step", by: 1 }, { type: "tick", from: 1 }).said).toBe(false);
    expect(after({ type: "jump", to: 4 })).toMatchObject({ index: 4, said: false });
  });

  test("a message that does not exist is not jumped to", () => {
    for (const to of [-1, 10, Number.NaN]) expect(after({ type: "jump", to }).index).toBe(0);
  });
});

describe("does it rotate", () => {
  test("by itself, but not when less motion is asked for", () => {
    expect(isRotating(firstMessage, false)).toBe(true);
    expect(isRotating(firstMessage, true)).toBe(false);
  });

  test("not under a mouse and not around the focus, and again when both are gone", () => {
    const held = after({ type: "hover", on: true }, { type: "focus", on: true });
    expect(isRotating(held, false)).toBe(false);
    const focused = rotate(held, { type: "hover", on: false }, 10);
    expect(isRotating(focused, false)).toBe(false);
    expect(isRotating(rotate(focused, { type: "focus", on: false }, 10), false)).toBe(true);
  });

  test("what was paused by the button stays so, whatever comes and goes", () => {
    const paused = after(toggle, { type: "hover", on: true }, { type: "hover", on: false });
    expect(isRotating(paused, false)).toBe(false);
    expect(isRotating(rotate(paused, { type: "step", by: 1 }, 10), false)).toBe(false);
  });

  test("play plays at once, under the very mouse and focus that pressed it", () => {
    const pressed = after({ type: "hover", on: true }, { type: "focus", on: true }, toggle, toggle);
    expect(isRotating(pressed, false)).toBe(true);
    expect(isRotating(rotate(pressed, { type: "hover", on: true }, 10), false)).toBe(false);
  });

  test("play is a wish that counts more than the setting for less motion", () => {
    const asked = after({ type: "toggle", stillness: true });
    expect(isRotating(asked, true)).toBe(true);
    expect(isRotating(rotate(asked, { type: "toggle", stillness: true }, 10), true)).toBe(false);
  });
});
