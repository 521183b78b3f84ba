import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import { foundTexts } from "../../../../i18n/found-texts.ts";
import { page } from "../../../request/page-context.ts";
import { readPages } from "./read-pages.ts";
import { TestTable } from "./test-table.tsx";

const { mostTitle, leastDescription, mostDescription } = foundTexts;

export async function loader({ context }: LoaderFunctionArgs) {
  const pages = await readPages(context.get(page));
  return pages.map(({ path, head: { title, description } }) => ({ path, title, description }));
}

export function meta() {
  return [{ title: "Titles and descriptions" }];
}

/** How long the title and the description of every page are. */
export default function TestSeo() {
  const rows = useLoaderData<typeof loader>();
  return (
    <TestTable
      title="Titles and descriptions"
      columns={[
        "Page",
        `Title, up to ${mostTitle}`,
        "Title",
        `Description, ${leastDescription}–${mostDescription}`,
        "Description",
      ]}
      rows={rows.map(({ path, title, description }) => ({
        key: path,
        wrong:
          title.length === 0 ||
          title.length > mostTitle ||
          description.length < leastDescription ||
          description.length > mostDescription,
        cells: [path, title.length, title, description.length, description],
      }))}
    />
  );
}
