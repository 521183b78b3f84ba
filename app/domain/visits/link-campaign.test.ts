import { expect, test } from "vitest";
import { linkCampaign } from "./link-campaign.ts";

const read = (query: string) => linkCampaign(new URL(`https://eternal-pro.ba/vehicles${query}`));

test("a link says where it stands, in small letters", () => {
  expect(read("?utm_source=Newsletter&utm_medium=e-mail&utm_campaign=Ljeto%202026")).toEqual({
    source: "newsletter",
    medium: "e-mail",
    campaign: "ljeto 2026",
  });
  expect(read("?utm_campaign=đačka_ponuda&car=4")).toEqual({ campaign: "đačka_ponuda" });
});

test.each([
  "",
  "?utm_source=",
  "?utm_source=ana@example.com",
  "?utm_source=%2B38761234567",
  "?utm_campaign=061234567",
  "?utm_medium=<script>",
  "?utm_campaign=a|b",
  `?utm_source=${"x".repeat(61)}`,
  "?source=google",
])("%.40s says nothing", (query) => {
  expect(read(query)).toBeUndefined();
});
