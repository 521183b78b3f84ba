/** A local mail server that can be made to misbehave. */
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";

/** The fault of a letter, by its recipient; `undefined` for none. */
export type Fault =
  | { at: "greeting" | "sender" | "recipient" | "letter"; code: number; says?: string }
  /** The connection breaks before the whole letter has come. */
  | { at: "letter"; breaks: true }
  /** A good answer after a delay. */
  | { at: "greeting" | "recipient" | "letter"; slowMs: number }
  /** A good answer at the moment that the test chooses. */
  | { at: "letter"; until: Promise<unknown> };

type ReceivedLetter = { to: string[]; from: string; raw: Buffer; session: string };

export type MailServer = {
  url: string;
  port: number;
  received: ReceivedLetter[];
  /** Letters as a mail program shows them. */
  read: () => Promise<Email[]>;
  /** The maximum number of letters that were handed over at the same time. */
  maxAtOnce: () => number;
  sessions: () => number;
  close: () => Promise<void>;
};

type Options = {
  port?: number;
  faultOf?: (to: string) => Fault | undefined;
  greeting?: () => Fault | undefined;
  login?: { user: string; pass: string };
  more?: SMTPServerOptions;
};

/** Opens a mail server that takes every letter, unless it is told otherwise. */
export async function openMailServer({
  port = 0,
  faultOf = () => undefined,
  greeting = () => undefined,
  login,
  more,
}: Options = {}): Promise<MailServer> {
  const received: ReceivedLetter[] = [];
  let [atOnce, most, sessions] = [0, 0, 0];
  const server = new SMTPServer({
    disabledCommands: login ? ["STARTTLS"] : ["STARTTLS", "AUTH"],
    allowInsecureAuth: true,
    disableReverseLookup: true,
    closeTimeout: 100,
    onAuth: (auth, _session, done) =>
      auth.username === login?.user && auth.password === login?.pass
        ? done(null, { user: auth.username })
        : done(failure({ code: 535, says: "Authentication failed" })),
    onConnect: async (_session, done) => {
      sessions += 1;
      done(await misbehave(greeting(), "greeting"));
    },
    onMailFrom: async (_address, _session, done) => done(await misbehave(faultOf(""), "sender")),
    onRcptTo: async ({ address }, _session, done) =>
      done(await misbehave(faultOf(address), "recipient")),
    onData: (stream, session, done) => {
      atOnce += 1;
      most = Math.max(most, atOnce);
      const to = session.envelope.rcptTo.map(({ address }) => address);
      const from = session.envelope.mailFrom ? session.envelope.mailFrom.address : "";
      const fault = faultOf(to[0] ?? "");
      const pieces: Buffer[] = [];
      stream.on("data", (piece: Buffer) => {
        pieces.push(piece);
        if (fault && "breaks" in fault && pieces.length === 1) {
          atOnce -= 1;
          breakOff(server);
        }
      });
      stream.on("end", async () => {
        if (fault && "breaks" in fault) return;
        const error = await misbehave(fault, "letter");
        atOnce -= 1;
        if (!error) received.push({ to, from, raw: Buffer.concat(pieces), session: session.id });
        done(error);
      });
    },
    ...more,
  });
  // A client that is killed leaves its half of the conversation open.
  server.on("error", () => undefined);
  await new Promise<void>((open) => server.listen(port, "127.0.0.1", open));
  const at = portOf(server);
  return {
    url: `smtp://${login ? `${login.user}:${login.pass}@` : ""}127.0.0.1:${at}`,
    port: at,
    received,
    read: () => Promise.all(received.map(({ raw }) => PostalMime.parse(raw))),
    maxAtOnce: () => most,
    sessions: () => sessions,
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}

async function misbehave(fault: Fault | undefined, at: Fault["at"]): Promise<Error | null> {
  if (!fault || fault.at !== at) return null;
  if ("until" in fault) await fault.until;
  if ("slowMs" in fault) await sleep(fault.slowMs);
  return "code" in fault ? failure(fault) : null;
}

function failure({ code, says = "as the test wishes" }: { code: number; says?: string }): Error {
  return Object.assign(new Error(says), { responseCode: code });
}

/** Ends every connection without an answer. */
function breakOff(server: SMTPServer): void {
  for (const connection of server.connections) connection._socket.destroy();
}

function portOf(server: SMTPServer): number {
  const address: AddressInfo | string | null = server.server.address();
  if (!address || typeof address === "string") throw new Error("the mail server has no port");
  return address.port;
}
