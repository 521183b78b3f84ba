/**
 * Reads a phone number as it is kept (E.164), given the country it was typed for; undefined when it is none. Rules are handed
 * it: the numbers of all countries are known to a library, and not to the house.
 */
export type PhoneReader = (typed: string, country: string) => string | undefined;
