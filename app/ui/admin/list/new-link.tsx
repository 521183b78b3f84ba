import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import { Button, ButtonLink } from "../../controls/button.tsx";
import { Guarded } from "../page/guarded.tsx";

type Props = {
  to: string;
  /** The reason why the member may not add a record; absent when they may. */
  mayNot?: string;
  children: ReactNode;
};

/** The link to the form of a new record, at the head of a list. */
export function NewLink({ to, mayNot, children }: Props) {
  if (mayNot)
    return (
      <Guarded reason={mayNot}>
        <Button kind="go" icon={Plus}>
          {children}
        </Button>
      </Guarded>
    );
  return (
    <ButtonLink kind="go" icon={Plus} to={to}>
      {children}
    </ButtonLink>
  );
}
