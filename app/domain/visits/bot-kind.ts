/** Kinds of programs, by the names that they give themselves; the first that fits. */
const kinds = {
  ai: /gptbot|chatgpt|oai-search|claude|anthropic|perplexity|ccbot|bytespider|amazonbot|google-extended|meta-external|cohere|mistral|diffbot/i,
  preview:
    /facebookexternalhit|facebot|twitterbot|whatsapp|viber|telegram|slackbot|linkedinbot|discordbot|skypeuripreview|pinterest|embedly|iframely/i,
  search:
    /googlebot|google-inspectiontool|bingbot|duckduck|yandex|baidu|applebot|slurp|seznam|sogou|qwant|storebot-google|adsbot/i,
  seo: /ahrefs|semrush|mj12|dotbot|rogerbot|serpstat|dataforseo|screaming frog|blexbot|barkrowler/i,
  monitor:
    /uptime|pingdom|statuscake|site24x7|lighthouse|headless|pagespeed|gtmetrix|monitor|phantomjs|checkly|datadog/i,
  tool: /curl|wget|python|java\/|okhttp|go-http|node|axios|undici|libwww|ruby|php|perl|postman|httpclient|scrapy/i,
} as const;

export type BotKind = keyof typeof kinds | "unnamed" | "other";

/** The kind of the program behind a `User-Agent`; `unnamed` is one that says nothing of itself. */
export function botKind(userAgent: string | undefined): BotKind {
  const written = userAgent?.trim().slice(0, 400);
  if (!written) return "unnamed";
  const names = Object.keys(kinds) as (keyof typeof kinds)[];
  return names.find((name) => kinds[name].test(written)) ?? "other";
}
