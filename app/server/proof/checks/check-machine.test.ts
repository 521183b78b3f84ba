import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type Server, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { TLSSocket } from "node:tls";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import { checkCertificate } from "./check-certificate.ts";
import { checkDisk } from "./check-disk.ts";

const folder = mkdtempSync(join(tmpdir(), "eternal-pro-machine-"));
/** Made for this test alone, for localhost; the test says what time it is. */
const pem = {
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgiwb3OJctt6E5dOAd
bnyfLJAtheEmDWmMuvSnsqB3gIyhRANCAAQQWDdaqSP7zrEByktX5I5Tu+9+jsxJ
DgfyY10ZLwx9KPUg3K5Rs9MvlIEdn5RkxvjOAAYdbto0iaZwi/1WDYuv
-----END PRIVATE KEY-----`,
  cert: `-----BEGIN CERTIFICATE-----
MIIBfjCCASOgAwIBAgIULCZlNCl0Q6l7gem1OpZXjZ2nu5EwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MB4XDTI2MTEyNDAzNDA0N1oXDTI3MTEyNDAz
NDA0N1owFDESMBAGA1UEAwwJbG9jYWxob3N0MFkwEwYHKoZIzj0CAQYIKoZIzj0D
AQcDQgAEEFg3Wqkj+86xAcpLV+SOU7vvfo7MSQ4H8mNdGS8MfSj1INyuUbPTL5SB
HZ+UZMb4zgAGHW7aNImmcIv9Vg2Lr6NTMFEwHQYDVR0OBBYEFD7bzZ8XY9ss9vNQ
KDPcn7ba9OHxMB8GA1UdIwQYMBaAFD7bzZ8XY9ss9vNQKDPcn7ba9OHxMA8GA1Ud
EwEB/wQFMAMBAf8wCgYIKoZIzj0EAwIDSQAwRgIhAJoogB2O1Yo1GlcJ1i76NuS4
3cnWGIKVEsImIBFpd2sZAiEAtc3D3ym5ei/ExAW5c5/GFUpEMldzq8+1+ZtvBraf
Bj8=
-----END CERTIFICATE-----`,
};
const ends = Date.parse("2027-11-24T03:40:47Z");
afterAll(() => rmSync(folder, { recursive: true }));

let server: Server | undefined;
const sockets = new Set<Socket>();
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await new Promise((closed) => (server ? server.close(closed) : closed(undefined)));
  server = undefined;
});

/** A server that answers the question for TLS as PostgreSQL does; the address of its database. */
async function answering(answer: "S" | "N" | "H" | "nothing" | "S, and no more"): Promise<string> {
  const listening = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined);
    socket.once("data", () => {
      if (answer === "nothing") return socket.end();
      if (answer === "S, and no more") return socket.end("S");
      socket.write(answer);
      if (answer === "S") sockets.add(new TLSSocket(socket, { isServer: true, ...pem }));
    });
  });
  server = listening;
  await new Promise<void>((ready) => listening.listen(0, "127.0.0.1", ready));
  const address = listening.address();
  const port = typeof address === "object" ? address?.port : 0;
  return `postgresql://amra:secret@127.0.0.1:${port}/agency`;
}

const day = 86_400_000;

describe("the certificate of an external database", () => {
  test("that ends within three weeks is found, and one that holds longer is well", async () => {
    const url = await answering("S");
    expect(await checkCertificate(url, ends - 10 * day)).toMatchObject({
      counted: 1,
      findings: [{ fault: "certificate-ends", about: "127.0.0.1", is: ends }],
    });
    expect(await checkCertificate(url, ends - 30 * day)).toEqual({
      counted: 1,
      findings: [],
    });
  });

  test.each([undefined, "postgresql://amra@localhost/agency?host=/run/postgresql"])(
    "is none of a database of this machine: %s",
    async (url) => expect(await checkCertificate(url, Date.now())).toBe("idle"),
  );

  test("is none where the server speaks without TLS", async () => {
    expect(await checkCertificate(await answering("N"), Date.now())).toBe("idle");
  });

  test.each(["nothing", "S, and no more"] as const)(
    "of a server that says %s and closes is told, and not waited for",
    async (answer) => {
      expect(await checkCertificate(await answering(answer), Date.now())).toMatchObject({
        findings: [{ fault: "certificate-unread", about: "127.0.0.1" }],
      });
    },
    2_000,
  );

  test("that cannot be read is told, without the password", async () => {
    const found = [
      await checkCertificate(await answering("H"), Date.now()),
      await checkCertificate("postgresql://amra:secret@127.0.0.1:1/agency", Date.now()),
    ];
    expect(found).toMatchObject([
      { findings: [{ fault: "certificate-unread" }] },
      { findings: [{ fault: "certificate-unread" }] },
    ]);
    expect(JSON.stringify(found)).not.toContain("secret");
  });
});

test("a disk without the room that is needed is found", async () => {
  const enough = await checkDisk([folder, join(folder, "new")]);
  expect(enough).toEqual({ counted: 2, findings: [] });
  expect(await checkDisk([folder], 2 ** 60)).toMatchObject({
    findings: [{ fault: "disk-full", about: folder, should: 2 ** 60 }],
  });
});
