/** What is counted of vehicles that came back: how many, what was found on them, and how soon they went out again. */
export type ReturnCounts = {
  returns: number;
  /** Marks that were found at these returns. */
  damages: number;
  /** Hours from a return to the next hand-over of the same vehicle, of those within `turnHours`; undefined while there is none. */
  medianTurnHours: number | undefined;
};

/** A vehicle that stands for longer than so many hours was not waited for: its time says nothing of how soon one can be made ready. */
export const turnHours = 24;
