import { Download } from "lucide-react";
import { Popover } from "radix-ui";
import { Button } from "../../controls/button.tsx";
import { useFrameWords } from "../page/admin-language.ts";
import styles from "./export-links.module.css";
import { Guarded } from "../page/guarded.tsx";

type Props = {
  csvHref: string;
  xlsxHref: string;
  /** The reason why the member may not export lists; absent when they may. */
  mayNot?: string;
};

/** The links to a list as a file: all rows that match its filters, not only those of the page. */
export function ExportLinks({ csvHref, xlsxHref, mayNot }: Props) {
  const words = useFrameWords().list;
  const links = [
    { href: csvHref, label: words.csv },
    { href: xlsxHref, label: words.xlsx },
  ];
  return <FileLinks links={links} mayNot={mayNot} />;
}

type FileProps = Pick<Props, "mayNot"> & { links: readonly { href: string; label: string }[] };

/** The links to the files of a page with more than one list. */
export function FileLinks({ links, mayNot }: FileProps) {
  const words = useFrameWords().list;
  if (mayNot)
    return (
      <Guarded reason={mayNot}>
        <Button icon={Download}>{words.export}</Button>
      </Guarded>
    );
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
