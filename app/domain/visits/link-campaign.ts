/** What a link says of itself, in small letters (`?utm_source=newsletter&utm_medium=email&utm_campaign=july`). */
export type LinkCampaign = { source?: string; medium?: string; campaign?: string };

const part = /^[\p{Ll}\p{Lo}\p{N}][\p{Ll}\p{Lo}\p{N} ._-]{0,59}$/u;

/** Whether a text may be a part of it: what could name or reach a person is none. */
export function isCampaignPart(text: string): boolean {
  return part.test(text) && !/\d{7}/.test(text);
}

/** The parts that are written in an address; undefined where there is none. */
export function linkCampaign({ searchParams }: URL): LinkCampaign | undefined {
  const found = (["source", "medium", "campaign"] as const).flatMap((name) => {
    const written = searchParams.get(`utm_${name}`)?.trim().toLowerCase() ?? "";
    return isCampaignPart(written) ? [[name, written] as const] : [];
  });
  return found.length > 0 ? Object.fromEntries(found) : undefined;
}
