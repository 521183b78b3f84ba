import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import { seoTexts } from "../../../../i18n/seo-texts.ts";
import { page } from "../../../request/page-context.ts";
import { readPages } from "./read-pages.ts";
import { TestTable } from "./test-table.tsx";

const { maxTitle, minDescription, maxDescription } = seoTexts;

export async function loader({ context }: LoaderFunctionArgs) {
  const pages = await readPages(context.get(page));
  return pages.map(({ path, head: { title, description } }) => ({ path, title, description }));
}

export function meta() {
  return [{ title: "Titles and descriptions" }];
}

/** The lengths of the title and the description of every page. */
export default function TestSeo() {
  const rows = useLoaderData<typeof loader>();
  return (
    <TestTable
      title="Titles and descriptions"
      columns={[
        "Page",
        `Title, up to ${maxTitle}`,
        "Title",
        `Description, ${minDescription}–${maxDescription}`,
        "Description",
      ]}
      rows={rows.map(({ path, title, description }) => ({
        key: path,
        wrong:
          title.length === 0 ||
          title.length > maxTitle ||
          description.length < minDescription ||
          description.length > maxDescription,
        cells: [path, title.length, title, description.length, description],
      }))}
    />
  );
}
