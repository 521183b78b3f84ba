/** One session with a mail server: opened, greeted and authenticated, then used for one letter after the other. */
import { once } from "node:events";
import { connect, isIP, type Socket } from "node:net";
import SMTPConnection from "nodemailer/lib/smtp-connection";

export type SmtpServer = {
  host: string;
  port: number;
  /** TLS from the first byte; otherwise it begins as soon as the server offers it. */
  secure: boolean;
  login: { user: string; pass: string } | undefined;
};

/** The timeouts of a session, in milliseconds. */
export type SmtpTimes = {
  /** Until the connection is made. */
  connect: number;
  /** Until the greeting, and again for the change to TLS. */
  greeting: number;
  /** Until any other answer. */
  answer: number;
};

/** A server may take 30 s over every answer and still gets its letters. */
export const smtpTimes: SmtpTimes = { connect: 10_000, greeting: 60_000, answer: 90_000 };

export type SmtpEnvelope = { from: string; to: string[]; size: number };

export type SmtpSession = {
  isOpen: () => boolean;
  /** Rejects when the server no longer answers. */
  check: () => Promise<void>;
  /** Resolves once the server has accepted the letter. */
  send: (envelope: SmtpEnvelope, letter: Buffer) => Promise<void>;
  /** Ends the session; a send under way fails. */
  close: () => void;
};

/** Opens a session, unless `closing` ends it first. Rejects when the server does not answer or refuses the login. */
export async function openSmtpSession(
  server: SmtpServer,
  times: SmtpTimes,
  closing: AbortSignal,
): Promise<SmtpSession> {
  closing.throwIfAborted();
  const socket = await openSocket(server, times.connect, closing);
  const isHere = isLoopback(server.host);
  const connection = new SMTPConnection({
    host: server.host,
    port: server.port,
    secure: server.secure,
    connection: socket,
    connectionTimeout: 3 * times.greeting,
    greetingTimeout: times.greeting,
    socketTimeout: times.answer,
    socketCloseTimeout: 1000,
    // A password is not sent in the clear. On this machine nobody can listen, and certificates are
    // self-signed.
    requireTLS: server.login !== undefined && !server.secure && !isHere,
    tls: { rejectUnauthorized: !isHere },
  });
  const ended = Promise.withResolvers<never>();
  ended.promise.catch(() => undefined);
  let open = true;
  const end = (error: Error) => {
    open = false;
    ended.reject(error);
  };
  connection.on("error", end);
  connection.on("end", () => end(new Error("Connection closed unexpectedly")));
  const until = <Value>(step: (done: Callback<Value>) => void) =>
    Promise.race([called(step), ended.promise]);
  const close = () => {
    end(new Error("Connection was given up"));
    connection.close();
  };
  closing.addEventListener("abort", close);
  try {
    await until((done) => connection.connect(done));
    const { login } = server;
    if (login && !connection.allowsAuth)
      throw new Error("The mail server offers no login, and SMTP_URL names one");
    if (login) await until((done) => connection.login(login, done));
  } catch (error) {
    close();
    throw error;
  } finally {
    closing.removeEventListener("abort", close);
  }
  return {
    isOpen: () => open,
    check: async () => void (await until((done) => connection.reset(done))),
    send: async (envelope, letter) =>
      void (await until((done) => connection.send(envelope, letter, done))),
    close,
  };
}

async function openSocket(
  { host, port }: SmtpServer,
  max: number,
  closing: AbortSignal,
): Promise<Socket> {
  const socket = connect({ host, port, signal: closing });
  const late = setTimeout(() => {
    socket.destroy(new Error(`Nobody answered within ${max} ms`));
  }, max);
  try {
    await once(socket, "connect");
    return socket;
  } finally {
    clearTimeout(late);
  }
}

type Callback<Value> = (error?: Error | null, value?: Value) => void;

function called<Value>(step: (done: Callback<Value>) => void): Promise<Value | undefined> {
  return new Promise((resolve, reject) => {
    step((error, value) => (error ? reject(error) : resolve(value)));
  });
}

function isLoopback(host: string): boolean {
  return host === "localhost" || (isIP(host) === 4 && host.startsWith("127.")) || host === "::1";
}
