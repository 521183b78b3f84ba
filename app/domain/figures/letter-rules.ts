/** What is written to the owners about the business. */
export type LetterRules = {
  /** At the beginning of each month a letter about the revenue of the month before. */
  monthlyLetter: boolean;
};

/** What holds until the agency sets something else. */
export const usualLetterRules: LetterRules = { monthlyLetter: true };
