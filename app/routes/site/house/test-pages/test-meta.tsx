import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import type { ReadHead } from "../../../seo/read-head.ts";
import { page } from "../../../request/page-context.ts";
import { readPages } from "./read-pages.ts";
import { TestTable } from "./test-table.tsx";

/** Tags that every listed page needs in its head. */
const asked: Record<string, (head: ReadHead) => boolean> = {
  title: ({ title }) => title !== "",
  description: ({ description }) => description !== "",
  canonical: ({ canonical }) => canonical !== "",
  hreflang: ({ alternates }) => ["en", "bs", "x-default"].every((tag) => alternates[tag]),
  "og:title": ({ shared }) => Boolean(shared["og:title"]),
  "og:description": ({ shared }) => Boolean(shared["og:description"]),
  "og:url": ({ shared }) => Boolean(shared["og:url"]),
  "og:image": ({ shared }) => Boolean(shared["og:image"]),
  "og:locale": ({ shared }) => Boolean(shared["og:locale"]),
  "twitter:card": ({ shared }) => Boolean(shared["twitter:card"]),
  manifest: ({ manifest }) => manifest !== "",
  "no noindex": ({ robots }) => robots === "",
};

export async function loader({ context }: LoaderFunctionArgs) {
  const pages = await readPages(context.get(page));
  return pages.map(({ path, head }) => ({
    path,
    present: Object.values(asked).map((isThere) => isThere(head)),
    things: head.things.map((thing) => String(thing["@type"])).join(", "),
  }));
}

export function meta() {
  return [{ title: "Meta tags" }];
}

/** The meta tags of every page. */
export default function TestMeta() {
  const rows = useLoaderData<typeof loader>();
  return (
    <TestTable
      title="Meta tags"
      columns={["Page", ...Object.keys(asked), "JSON-LD"]}
      rows={rows.map(({ path, present, things }) => ({
        key: path,
        wrong: present.includes(false) || things === "",
        cells: [path, ...present.map((isThere) => (isThere ? "yes" : "no")), things],
      }))}
    />
  );
}
