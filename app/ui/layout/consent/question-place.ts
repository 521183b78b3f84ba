/** The id of the place below the header where the consent question may stand. */
export const questionPlace = "question";
