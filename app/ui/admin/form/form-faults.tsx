import type { ComponentProps } from "react";
import { ErrorSummary } from "../../controls/faults/error-summary.tsx";
import { useFrameWords } from "../page/admin-language.ts";

type Props = Pick<ComponentProps<typeof ErrorSummary>, "faults">;

/** The faults of a form of the back office at its head, each with a link to its field. Null when there are none. */
export function FormFaults({ faults }: Props) {
  const title = useFrameWords().form.faultTitle;
  return faults.length === 0 ? null : <ErrorSummary title={title} faults={faults} />;
}
