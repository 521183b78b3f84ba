/** The certificate that a PostgreSQL server shows, read apart from the connections of the product. */
import { connect as connectPlain, isIP, type Socket } from "node:net";
import { connect as connectTls } from "node:tls";

const patienceMs = 5_000;
/** The message with which a client asks a PostgreSQL server for TLS: its length, and the code of the request. */
const tlsRequest = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47]);

/** Until when a certificate holds (epoch milliseconds); `none`: the server speaks without TLS. */
export type CertificateEnd = { until: number } | "none";

/** Reads the certificate of the server at a host and port. Throws when it does not answer like a PostgreSQL server. */
export async function readCertificate(host: string, port: number): Promise<CertificateEnd> {
  const socket = connectPlain({ host, port });
  socket.setTimeout(patienceMs, () => socket.destroy(new Error(`${host} does not answer`)));
  try {
    const answer = await askForTls(socket);
    if (answer === "N") return "none";
    if (answer !== "S") throw new Error(`${host} does not answer like a PostgreSQL server`);
    return { until: await endOfCertificate(socket, host) };
  } finally {
    socket.destroy();
  }
}

function askForTls(socket: Socket): Promise<string> {
  return new Promise((answered, failed) => {
    socket.once("error", failed);
    socket.once("close", () => failed(new Error("the connection was closed without an answer")));
    socket.once("data", (bytes) => answered(bytes.toString("latin1", 0, 1)));
    socket.write(tlsRequest);
  });
}

function endOfCertificate(socket: Socket, host: string): Promise<number> {
  return new Promise((read, failed) => {
    // The end of the certificate is what is asked here; whether it is trusted is the connection's own question.
    const name = isIP(host) === 0 ? { servername: host } : {};
    const secured = connectTls({ socket, ...name, rejectUnauthorized: false }, () =>
      read(Date.parse(secured.getPeerCertificate().valid_to)),
    );
    secured.once("error", failed);
    secured.once("close", () =>
      failed(new Error("the connection was closed without a certificate")),
    );
  });
}
