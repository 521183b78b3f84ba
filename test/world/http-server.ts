/** A local HTTP server that records its requests and answers as the test says. */
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

export type ReceivedRequest = {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
};

export type HttpAnswer = {
  status?: number;
  body?: string;
  /** The delay of the answer. */
  slowMs?: number;
  /** True when the connection breaks instead of an answer. */
  breaks?: boolean;
};

export type HttpServer = {
  url: string;
  received: ReceivedRequest[];
  close: () => Promise<void>;
};

/** Opens a server that answers every request with 200 and `{}`, unless it is told otherwise. */
export async function openHttpServer(
  answer: (request: ReceivedRequest, count: number) => HttpAnswer = () => ({}),
): Promise<HttpServer> {
  const received: ReceivedRequest[] = [];
  const server = createServer(async (request, response) => {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(Buffer.from(piece));
    const { method = "", url: path = "", headers } = request;
    const kept = { method, path, headers, body: Buffer.concat(pieces) };
    received.push(kept);
    const { status = 200, body = "{}", slowMs = 0, breaks = false } = answer(kept, received.length);
    await sleep(slowMs);
    if (breaks) return request.socket.destroy();
    response.writeHead(status, { "Content-Type": "application/json" }).end(body);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (!address || typeof address === "string") throw new Error("the server has no port");
  return {
    url: `http://127.0.0.1:${address.port}`,
    received,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
