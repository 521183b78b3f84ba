import { createContext, use, type ComponentProps } from "react";
import { Form } from "react-router";
import type { Language } from "../../../../../domain/language.ts";
import { pathTo } from "../../../../../i18n/paths.ts";

/** The code of the reservation that the page shows. */
export const CodeShown = createContext("");

type Props = Omit<ComponentProps<typeof Form>, "method" | "action"> & { language: Language };

/**
 * A form of this page, answered by it. It says which reservation was looked at, because the visitor may have opened another
 * one in another tab since.
 */
export function OwnForm({ language, children, ...props }: Props) {
  return (
    <Form
      method="post"
      action={`${pathTo("change", language)}#answer`}
      preventScrollReset
      {...props}
    >
      <input type="hidden" name="code" value={use(CodeShown)} />
      {children}
    </Form>
  );
}
