import { Form } from "react-router";
import type { Language } from "../../../../domain/language.ts";
import { accountWords } from "../../../../i18n/admin-account/en.ts";
import { DeedButton } from "../../../../ui/admin/form/deed-button.tsx";
import type { AccountPage } from "./load-account.ts";

type Props = { language: Language; account: AccountPage; sendingKey: string; paymentId: number };

/** Asks the provider once more for a refund of which it has not said what became. */
export function AskAgain({ language, account, sendingKey, paymentId }: Props) {
  const words = accountWords(language).entries;
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="version" value={account.version} />
      <input type="hidden" name="key" value={sendingKey} />
      <input type="hidden" name="payment" value={paymentId} />
      <DeedButton name="intent" value="refund-again" busyLabel={words.askingAgain}>
        {words.askAgain}
      </DeedButton>
    </Form>
  );
}
