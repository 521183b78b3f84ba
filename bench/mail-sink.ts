/** A mail server in its own process that accepts and discards every letter; sends its port to the parent process. */
import { SMTPServer } from "smtp-server";

const server = new SMTPServer({
  disabledCommands: ["STARTTLS", "AUTH"],
  disableReverseLookup: true,
  onData: (stream, _session, done) => {
    stream.on("end", () => done()).resume();
  },
});
server.listen(0, "127.0.0.1", () => {
  const address = server.server.address();
  process.send?.(typeof address === "object" ? address?.port : undefined);
});
process.once("disconnect", () => process.exit());
