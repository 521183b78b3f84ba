import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Context } from "hono";
import { html } from "hono/html";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { Language } from "../../domain/language.ts";
import { errorWords } from "../../i18n/errors/en.ts";
import { languageOf, pathTo } from "../../i18n/paths.ts";
import { formatPhone, telLink } from "../../i18n/phone.ts";
import { formRefusalText, type FormRefusal } from "../../i18n/refused-forms.ts";
import type { Deps } from "../deps.ts";

/**
 * The reason why no page of the site can answer: rendering failed, the database does not answer, or the body was refused.
 */
type PlainReason = "failed" | "down" | FormRefusal;

const statuses = {
  failed: 500,
  down: 503,
  "too-large": 413,
  foreign: 403,
} as const satisfies Record<PlainReason, ContentfulStatusCode>;

const policy =
  "default-src 'none'; style-src 'self' 'unsafe-inline'; font-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/** `fields` are those of the form that was sent: the page holds them, and sends them again at one press. */
export type PlainPage = (
  c: Context,
  reason: PlainReason,
  fields?: readonly (readonly [string, string])[],
) => Response | Promise<Response>;

/** When to ask again, in seconds. */
export const retryAfter = "10";

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
  return (c, reason, fields = []) => {
    const language = languageOf(c.req.path);
    const status = statuses[reason];
    const words = errorWords(language);
    const { title, sentence } = saysOf(reason, language, fields.length > 0);
    if (reason === "down") c.header("Retry-After", retryAfter);
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
            ${
              fields.length > 0
                ? html`<form method="post">
                    ${fields.map(
                      ([name, value]) =>
                        html`<input type="hidden" name="${name}" value="${value}" />`,
                    )}
                    <button>${words.sendAgain}</button>
                  </form>`
                : ""
            }
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

function saysOf(reason: PlainReason, language: Language, isForm: boolean) {
  const { failure, down, refused } = errorWords(language);
  if (reason === "failed") return { title: failure.title, sentence: failure.lead };
  if (reason === "down") return { title: down.title, sentence: isForm ? down.form : down.lead };
  return { title: refused.title, sentence: formRefusalText(reason, language) };
}

/** The address of the one stylesheet of the build. */
function styleOf(clientDir: string): string | undefined {
  const name = readdirSync(join(clientDir, "assets")).find((file) =>
    /^style-[\w-]+\.css$/.test(file),
  );
  return name && `/assets/${name}`;
}
