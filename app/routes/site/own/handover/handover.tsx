import { useState } from "react";
import {
  data,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
  type ShouldRevalidateFunctionArgs,
} from "react-router";
import { ownHandoverWords } from "../../../../i18n/own-handover/en.ts";
import { languageOf } from "../../../../i18n/paths.ts";
import { page } from "../../../request/page-context.ts";
import { privateHeaders } from "../../../request/private-headers.ts";
import { readForm } from "../../../request/read-form.ts";
import { useSite } from "../../../request/use-site.ts";
import { sendPhotos } from "../photos-here/send-photos.ts";
import { answerOpen, answerSign, answerTold, type Told } from "./answer-phone.ts";
import { Ended, Landing } from "./landing.tsx";
import { loadShown, readPass, statusOf } from "./load-shown.ts";
import { sendWord } from "./send-word.ts";
import { ShownPage } from "./shown-page.tsx";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const about = context.get(page);
  const { adminSheet: sheet } = about;
  const read = await readPass(request, params.token ?? "", about);
  const view = "refused" in read ? read : await loadShown(read, about);
  const status = "refused" in view ? statusOf[view.refused] : 200;
  return data({ view, sheet }, { status, headers: privateHeaders });
}

const answers = new Map([
  ["open", answerOpen],
  ["tell", answerTold],
  ["sign", answerSign],
]);

export async function action({ request, context, params }: ActionFunctionArgs) {
  const about = context.get(page);
  const form = await readForm(request);
  const answer = answers.get(String(form.get("intent")));
  if (!answer) throw data(undefined, { status: 400, headers: privateHeaders });
  return answer({ request, secret: params.token ?? "", form }, about);
}

export function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  return sendWord({ request, sendPhotos, serverAction: () => serverAction<Told>() });
}

/** Without a connection there is nothing to read anew, and the page goes on with what it has. */
export function shouldRevalidate(asked: ShouldRevalidateFunctionArgs): boolean {
  const told: Told | undefined = asked.actionResult;
  return told?.refused === "offline" ? false : asked.defaultShouldRevalidate;
}

export function headers() {
  return privateHeaders;
}

export function meta({ location }: MetaArgs<typeof loader>) {
  const { landing } = ownHandoverWords(languageOf(location.pathname));
  return [{ title: `${landing.title} · Eternal Pro` }];
}

/** A handover on the customer's own phone: read, completed and signed there, while the staff follow on theirs. */
export default function OwnHandover() {
  const { view, sheet } = useLoaderData<typeof loader>();
  const told = useActionData<typeof action>();
  const { language, path } = useSite();
  const isShown = !("refused" in view);
  const [wasShown, setWasShown] = useState(isShown);
  if (isShown && !wasShown) setWasShown(true);
  if (isShown) return <ShownPage {...{ language, view, path, sheet }} />;
  const refused = told?.about === "open" && told.refused ? told.refused : view.refused;
  if (refused === "unopened") return <Landing language={language} />;
  return <Ended {...{ language, refused }} isNew={wasShown} />;
}
