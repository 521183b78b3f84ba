/** Bosnia and Herzegovina: where every rental begins, so never a border to cross and never a fee. */
export const homeCountry = "BA";
