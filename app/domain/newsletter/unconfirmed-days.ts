/** How many days an address of the newsletter waits for the click of its owner before it is forgotten. */
export const unconfirmedDays = 30;
