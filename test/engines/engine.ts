/** A browser that is no Chromium, as much of it as a hand and an eye need. */
export type Engine = {
  /** Opens an address and waits until the page has loaded. */
  goTo: (url: string) => Promise<void>;
  /** Runs a function in the page. It and what it is given and answers are sent as text: it may use nothing from outside. */
  run: <Given extends unknown[], Answer>(
    script: (...given: Given) => Answer,
    ...given: Given
  ) => Promise<Answer>;
  /** Clicks at a point of the window, in CSS pixels. */
  clickAt: (point: Point) => Promise<void>;
  /** Presses the mouse at one point and carries it to another, where it stays pressed until `drop`. */
  carry: (from: Point, to: Point) => Promise<void>;
  drop: () => Promise<void>;
  /** Presses the keys of a text, one after the other. */
  type: (text: string) => Promise<void>;
  close: () => Promise<void>;
};

export type Point = { x: number; y: number };

/** The window of a desk. */
export const deskWindow = { width: 1280, height: 900 };

type Step = Record<string, unknown>;

const mouse = (actions: Step[]): Step[] => [
  { type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions },
];

const moveTo = ({ x, y }: Point): Step => ({
  type: "pointerMove",
  x: Math.round(x),
  y: Math.round(y),
  duration: 0,
});

/** A click as both protocols write it. */
export const clickActions = (point: Point): Step[] =>
  mouse([moveTo(point), { type: "pointerDown", button: 0 }, { type: "pointerUp", button: 0 }]);

const carrySteps = 8;

export const carryActions = (from: Point, to: Point): Step[] =>
  mouse([
    moveTo(from),
    { type: "pointerDown", button: 0 },
    ...Array.from({ length: carrySteps }, (_, step) => {
      const part = (step + 1) / carrySteps;
      return moveTo({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
    }),
  ]);

export const dropActions = (): Step[] => mouse([{ type: "pointerUp", button: 0 }]);

export const typeActions = (text: string): Step[] => [
  {
    type: "key",
    id: "keys",
    actions: [...text].flatMap((value) => [
      { type: "keyDown", value },
      { type: "keyUp", value },
    ]),
  },
];

/** Asks until there is an answer that is neither false nor undefined. */
export async function until<Answer>(
  what: string,
  ask: () => Promise<Answer | undefined | false | null>,
  withinMs = 20_000,
): Promise<Answer> {
  const end = Date.now() + withinMs;
  let last = "";
  do {
    // While the next page comes there is nobody to ask.
    const answer = await ask().catch((error: Error) => void (last = `: ${error.message}`));
    if (answer) return answer;
    await new Promise((resolve) => setTimeout(resolve, 100));
  } while (Date.now() < end);
  throw new Error(`${what} does not come${last}`);
}
