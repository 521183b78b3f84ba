/** Where a browser keeps the draft of a search: in session storage, and in a cookie of the same life, from which the server draws the form. */
export const draftName = "search-params";
