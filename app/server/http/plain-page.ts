import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Context } from "hono";
import { html } from "hono/html";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { errorWords } from "../../i18n/errors/en.ts";
import { languageOf, pathTo } from "../../i18n/paths.ts";
import { formatPhone, telLink } from "../../i18n/phone.ts";
import { formRefusalText, type FormRefusal } from "../../i18n/refused-forms.ts";
import type { Deps } from "../deps.ts";

/** The reason why no page of the site can answer: rendering failed, or the body was refused. */
type PlainReason = "failed" | FormRefusal;

const statuses = { failed: 500, "too-large": 413, foreign: 403 } as const satisfies Record<
  PlainReason,
  ContentfulStatusCode
>;

const policy =
  "default-src 'none'; style-src 'self' 'unsafe-inline'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

export type PlainPage = (c: Context, reason: PlainReason) => Response | Promise<Response>;

/**
 * Answers with a small complete page in the language of the path, made of nothing that can fail: no loader, no
 * scripts, the last known phone, the stylesheet of the build if there is one. Data requests of the router get the
 * sentence alone.
 */
export function plainPages(
  { catalogue }: Pick<Deps, "catalogue">,
  clientDir: string | undefined,
): PlainPage {
  const style = clientDir && styleOf(clientDir);
  return (c, reason) => {
    const language = languageOf(c.req.path);
    const status = statuses[reason];
    const words = errorWords(language);
    const { title, lead } = reason === "failed" ? words.failure : words.refused;
    const sentence = reason === "failed" ? lead : formRefusalText(reason, language);
    if (c.req.path.endsWith(".data")) return c.text(sentence, status);
    const phone = catalogue.lastKnown().facts.phone;
    const page = html`<!doctype html>
      <html lang="${language === "ba" ? "bs" : "en"}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="robots" content="noindex" />
          <title>${title} · Eternal Pro</title>
          ${style ? html`<link rel="stylesheet" href="${style}" />` : ""}
        </head>
        <body>
          <main
            class="wrap"
            style="display: grid; gap: 1rem; justify-items: start; padding-block: 12vh"
          >
            <h1>${title}</h1>
            <p>${sentence}</p>
            <p>${words.call}: <a class="link" href="${telLink(phone)}">${formatPhone(phone)}</a></p>
            <p><a class="link" href="${pathTo("home", language)}">Eternal Pro Rent a Car</a></p>
          </main>
        </body>
      </html>`;
    return c.html(page, status, {
      "Content-Security-Policy": policy,
      "Cache-Control": "no-store",
    });
  };
}

/** The address of the one stylesheet of the build. */
function styleOf(clientDir: string): string | undefined {
  const name = readdirSync(join(clientDir, "assets")).find((file) =>
    /^style-[\w-]+\.css$/.test(file),
  );
  return name && `/assets/${name}`;
}
