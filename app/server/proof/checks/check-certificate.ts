import type { Checked } from "../../../domain/proof/proof.ts";
import { readCertificate } from "./read-certificate.ts";

const noticeMs = 21 * 86_400_000;

/** The certificate of an external database holds for three weeks more. `now` in epoch milliseconds. */
export async function checkCertificate(
  databaseUrl: string | undefined,
  now: number,
): Promise<Checked> {
  const server = databaseUrl === undefined ? undefined : serverOf(databaseUrl);
  if (!server) return "idle";
  try {
    const read = await readCertificate(server.host, server.port);
    if (read === "none") return "idle";
    const { until } = read;
    const ends = { fault: "certificate-ends", about: server.host, is: until } as const;
    return { counted: 1, findings: until < now + noticeMs ? [ends] : [] };
  } catch (error) {
    const other = error instanceof Error ? error.message : String(error);
    const unread = { fault: "certificate-unread", about: server.host, other } as const;
    return { counted: 1, findings: [unread] };
  }
}

/** Undefined for a socket of this machine, which no certificate guards. */
function serverOf(databaseUrl: string): { host: string; port: number } | undefined {
  const { hostname, port, searchParams } = new URL(databaseUrl);
  const host = searchParams.get("host") ?? decodeURIComponent(hostname);
  return host === "" || host.startsWith("/") ? undefined : { host, port: Number(port || 5432) };
}
