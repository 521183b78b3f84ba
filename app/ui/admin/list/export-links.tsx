import { Download } from "lucide-react";
import { Popover } from "radix-ui";
import { Button } from "../../controls/button.tsx";
import { useFrameWords } from "../page/admin-language.ts";
import styles from "./export-links.module.css";

type Props = {
  csvHref: string;
  xlsxHref: string;
  /** The chart of the page as a picture. */
  pngHref?: string;
};

/** The links to a list as a file: all rows that match its filters, not only those of the page. Drawn for those alone who may export. */
export function ExportLinks({ csvHref, xlsxHref, pngHref }: Props) {
  const words = useFrameWords().list;
  const links = [
    { href: csvHref, label: words.csv },
    { href: xlsxHref, label: words.xlsx },
    ...(pngHref ? [{ href: pngHref, label: words.png }] : []),
  ];
  return <FileLinks links={links} />;
}

type FileProps = { links: readonly { href: string; label: string }[] };

/** The links to the files of a page with more than one list. */
export function FileLinks({ links }: FileProps) {
  const words = useFrameWords().list;
  return (
    <Popover.Root>
      <Popover.Trigger asChild>
        <Button icon={Download}>{words.export}</Button>
      </Popover.Trigger>
      <Popover.Content
        aria-label={words.export}
        className={`floating ${styles.pop}`}
        align="end"
        sideOffset={6}
        collisionPadding={16}
      >
        {links.map(({ href, label }) => (
          <a key={href} href={href} download>
            {label}
          </a>
        ))}
      </Popover.Content>
    </Popover.Root>
  );
}
