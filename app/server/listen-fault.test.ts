import { once } from "node:events";
import { createServer } from "node:net";
import { expect, test } from "vitest";
import { listenFault } from "./listen-fault.ts";

async function faultOf(port: number, host: string): Promise<unknown> {
  const server = createServer().listen(port, host);
  return (await once(server, "error"))[0];
}

test("a busy port is named, with another to try", async () => {
  const first = createServer().listen(0, "127.0.0.1");
  await once(first, "listening");
  const address = first.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const fault = await faultOf(port, "127.0.0.1");
  first.close();
  expect(listenFault(fault, port)).toMatch(
    new RegExp(`^Port ${port} is in use by another program: .+ PORT=\\d+\\.$`),
  );
});

test("an address of another machine is named", async () => {
  const fault = await faultOf(0, "192.0.2.1");
  expect(listenFault(fault, 3000, "192.0.2.1")).toContain('HOST is "192.0.2.1"');
});

test("a port without the right to it is named", () => {
  const fault = Object.assign(new Error("listen EACCES"), { code: "EACCES" });
  expect(listenFault(fault, 80)).toMatch(/^Port 80 may not be opened by this user/);
});

test("what is not known here is left to its caller", () => {
  expect(listenFault(new Error("other"), 3000)).toBeUndefined();
});
