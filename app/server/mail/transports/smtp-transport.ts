import MailComposer from "nodemailer/lib/mail-composer";
import { errorLine } from "./one-line.ts";
import {
  openSmtpSession,
  smtpTimes,
  type SmtpEnvelope,
  type SmtpServer,
  type SmtpSession,
  type SmtpTimes,
} from "./smtp-session.ts";
import {
  delivered,
  undelivered,
  type DeliveryFault,
  type OutgoingLetter,
  type Transport,
} from "./transport.ts";

/** Many mail servers end a session after some hundred letters; we end it before. */
const maxPerSession = 100;
/** The silence after which a session is checked before it is used, in milliseconds. */
const quietMs = 1000;
/** The time after which a server that keeps answering without an end is given up. */
const longestMs = 600_000;

/**
 * Makes the transport through a mail server (`smtp://` or `smtps://`), over one session that is kept open between
 * letters.
 */
export function smtpTransport(url: string, times: SmtpTimes = smtpTimes): Transport {
  const server = readSmtpUrl(url);
  let kept: { session: SmtpSession; letters: number; usedAt: number } | undefined;
  let closing = new AbortController();
  const endSession = () => {
    kept?.session.close();
    kept = undefined;
  };
  const openSession = async (closed: AbortSignal) => {
    if (kept && kept.letters >= maxPerSession) endSession();
    if (kept && performance.now() - kept.usedAt > quietMs)
      await kept.session.check().catch(endSession);
    if (!kept?.session.isOpen())
      kept = { session: await openSmtpSession(server, times, closed), letters: 0, usedAt: 0 };
    return kept;
  };
  return {
    name: "smtp",
    leavesHouse: true,
    deliver: async (letter) => {
      // Read now: it also ends a letter whose session is not open yet.
      const closed = closing.signal;
      const { envelope, bytes } = await compose(letter);
      let used;
      try {
        used = await openSession(closed);
      } catch (error) {
        return undelivered("unreachable", explain(error, server));
      }
      const late = setTimeout(endSession, longestMs);
      try {
        await used.session.send(envelope, bytes);
      } catch (error) {
        endSession();
        return undelivered(smtpFault(error), errorLine(error));
      } finally {
        clearTimeout(late);
      }
      used.letters += 1;
      used.usedAt = performance.now();
      return delivered;
    },
    close: () => {
      closing.abort();
      closing = new AbortController();
      endSession();
    },
  };
}

function readSmtpUrl(url: string): SmtpServer {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === "smtps:";
  const login = { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
  return {
    host: hostname.replaceAll(/[[\]]/g, ""),
    port: Number(port) || (secure ? 465 : 587),
    secure,
    login: username ? login : undefined,
  };
}

/** The letter in wire format. Addresses are objects: a comma or an angle bracket in a name stays in the name. */
async function compose({
  message,
  messageId,
  at,
}: OutgoingLetter): Promise<{ envelope: SmtpEnvelope; bytes: Buffer }> {
  const { to, from, replyTo, subject, headers, html, text, attachments } = message;
  const mail = new MailComposer({
    from,
    to: { name: "", address: to },
    subject,
    html,
    text,
    messageId,
    ...(replyTo !== undefined && { replyTo: { name: "", address: replyTo } }),
    headers: { ...headers },
    date: new Date(at),
    attachments: attachments.map((attachment) => ({ ...attachment })),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const bytes = await mail.compile().build();
  return { envelope: { from: from.address, to: [to], size: bytes.length }, bytes };
}

/** What is wrong with the way to a mail server, with what to do about it; else the error's own words. */
function explain(error: unknown, { host, port, secure }: SmtpServer): string {
  const line = errorLine(error);
  const server = `${host}:${port}`;
  if (/wrong version number|packet length too long|record layer/i.test(line))
    return `${server} does not begin with TLS: write smtp:// instead of smtps:// in SMTP_URL`;
  if (!secure && /Greeting never received/i.test(line))
    return `${server} says nothing; if it wants TLS from the first byte, write smtps:// in SMTP_URL`;
  if (/certificate|altnames/i.test(line))
    return `The certificate of ${server} is not valid for it (${line}): name the host that it was made for in SMTP_URL, or renew it`;
  return line;
}

/** The fault of a letter that an open session did not accept. */
function smtpFault(error: unknown): DeliveryFault {
  const { code, responseCode, command } = readFault(error);
  // Without a server answer the letter cannot even be offered, such as to an address whose characters the
  // server does not support.
  if (responseCode === undefined)
    return code === "EENVELOPE" || code === "EMESSAGE" ? "refused" : "try-again";
  if (isLockedOut.has(responseCode)) return "unreachable";
  if (responseCode < 500 || responseCode === 503) return "try-again";
  // Our own address is the same in every letter; 552 is about this letter's size.
  if (command === "MAIL FROM" && responseCode !== 552) return "unreachable";
  if (command === "RCPT TO") return "addressee";
  return "refused";
}

/** The codes of "Authentication required" and similar. */
const isLockedOut: ReadonlySet<number> = new Set([530, 534, 535, 538]);

function readFault(error: unknown): { code?: string; responseCode?: number; command?: string } {
  if (!(error instanceof Error)) return {};
  const { code, responseCode, command }: Record<string, unknown> = { ...error };
  return {
    ...(typeof code === "string" && { code }),
    ...(typeof responseCode === "number" && { responseCode }),
    ...(typeof command === "string" && { command }),
  };
}
