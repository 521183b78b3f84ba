/** Sends what the customer says or signs. Without an answer it is kept, and the page stays as it is. */
import { isRouteErrorResponse, type ClientActionFunctionArgs } from "react-router";
import type { Told } from "./answer-phone.ts";
import { dropWord, keepWord, type KeptWord } from "./kept-words.ts";

type Asked = Pick<ClientActionFunctionArgs, "request"> & {
  serverAction: () => Promise<Told>;
  /** Sends the photos of the page that are not with us yet: a mark follows its photos. */
  sendPhotos: (path: string) => Promise<"done" | "unreached">;
};

/** The path of a page without its end for data: what is kept is kept under it. */
function pathOf(address: string): string {
  return new URL(address).pathname.replace(/\.data$/, "");
}

export async function sendWord({ request, serverAction, sendPhotos }: Asked): Promise<Told> {
  const path = pathOf(request.url);
  const word = readWord(await request.clone().formData());
  const offline = (kept: KeptWord): Told => {
    keepWord(path, kept);
    return { about: kept.intent === "sign" ? "signed" : "told", refused: "offline" };
  };
  if (word?.intent === "tell" && (await sendPhotos(path)) === "unreached") return offline(word);
  try {
    const told = await serverAction();
    if (word) dropWord(path, word.key);
    return told;
  } catch (error) {
    if (!word || error instanceof Response || isRouteErrorResponse(error)) throw error;
    return offline(word);
  }
}

function readWord(form: FormData): KeptWord | undefined {
  const texts = [...form].flatMap(([name, value]) =>
    typeof value === "string" ? [[name, value] as const] : [],
  );
  const { key, intent, ...fields } = Object.fromEntries(texts);
  return key !== undefined && (intent === "tell" || intent === "sign")
    ? { ...fields, key, intent }
    : undefined;
}
