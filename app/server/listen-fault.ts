/** Returns the sentence for an operator when the HTTP server could not listen; `undefined` for an unknown cause. */
export function listenFault(error: unknown, port: number, host?: string): string | undefined {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  const free = port === 65_535 ? 3001 : port + 1;
  if (code === "EADDRINUSE")
    return `Port ${port} is in use by another program: stop that program, or choose another port, for example PORT=${free}.`;
  if (code === "EACCES")
    return `Port ${port} may not be opened by this user: choose one from 1024 up, for example PORT=3000.`;
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND" || code === "EAI_AGAIN")
    return `HOST is "${host ?? ""}", but this machine has no such address: remove HOST or give one of its own addresses.`;
  return undefined;
}
