/** The text without mail addresses, for places that outlive the wish of a customer to be forgotten. */
export function withoutAddresses(text: string): string {
  return text.replaceAll(/<?[^\s<>]*@[^\s<>]*>?/gu, "<…>");
}
