/** Returns the text without mail addresses, for places that outlive a customer's wish to be forgotten. */
export function withoutAddresses(text: string): string {
  return text.replaceAll(/<?[^\s<>]*@[^\s<>]*>?/gu, "<…>");
}
