import { secretHeaders } from "./private-headers.ts";

/** A PDF that only its reader may have, shown in the browser; `name` is what it is saved as. */
export function pdfAnswer(pdf: Buffer, name: string): Response {
  const content = new Uint8Array(pdf);
  return new Response(content, {
    headers: {
      ...secretHeaders,
      "Content-Type": "application/pdf",
      "Content-Length": String(content.byteLength),
      "Content-Disposition": `inline; filename="${name}.pdf"`,
    },
  });
}
