/** The colours of ui/styles/tokens.css as mail programs support them: sRGB, without variables. */
export const colours = {
  paper: "#fcfbf7",
  card: "#ffffff",
  salt50: "#f1f7f9",
  ink: "#121f2d",
  ink2: "#43525e",
  ink3: "#586772",
  lake400: "#5db4be",
  lake600: "#006774",
  lake700: "#005160",
  amber: "#fab12e",
  amberInk: "#311c09",
  onLake: "#f4fcfd",
  onLake2: "#c2dee1",
  ok: "#136239",
  warn: "#7b4c07",
  warnTint: "#fdefcc",
  /** Ink at a tenth on the card, and white at 42 % on the lake: mail programs do not mix colours either. */
  hair: "#e7e9ea",
  onLakeLine: "#6b9aa3",
} as const;

/** The colours under the same names for mail programs in dark mode. */
export const darkColours = {
  paper: "#0c161e",
  card: "#141f29",
  salt50: "#101b23",
  ink: "#ebf1f4",
  ink2: "#afbdc4",
  ink3: "#92a1a9",
  lake600: "#70cbd4",
  ok: "#87e2a8",
  warn: "#f6ca70",
  warnTint: "#3d2d14",
  hair: "#29343d",
} as const satisfies Partial<Record<keyof typeof colours, string>>;
