/** A process that issues papers one after the other, five at once, into the database of its first argument, until somebody ends it. */
import { inTransaction } from "../../app/server/db/in-transaction.ts";
import { makePool } from "../../app/server/db/client.server.ts";
import { issueDocument } from "../../app/server/documents/issue-document.ts";
import { silentLog } from "../../app/server/log.ts";
import { receiptContent } from "../casts/papers-cast.ts";

const [url = "", at = "", round = ""] = process.argv.slice(2);
const pool = makePool({ connectionString: url, max: 5 }, silentLog);

async function issueOn(queue: number): Promise<never> {
  for (let one = 0; ; one += 1) {
    const { number } = await inTransaction(pool, (client) =>
      issueDocument(client, {
        content: receiptContent(),
        form: 1,
        at: new Date(at),
        staffId: undefined,
        formKey: `process-${round}-${queue}-${one}`,
      }),
    );
    process.stdout.write(`${number}\n`);
  }
}

await Promise.all([0, 1, 2, 3, 4].map(issueOn));
