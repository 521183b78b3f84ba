import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import { ButtonLink } from "../../controls/button.tsx";

/** The link to the form of a new record, at the head of a list; drawn for those alone who may add one. */
export function NewLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <ButtonLink kind="go" icon={Plus} to={to}>
      {children}
    </ButtonLink>
  );
}
