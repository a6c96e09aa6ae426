import { createServer } from "node:http";
import type { RequestListener } from "node:http";

export interface LocalServer {
  port: number;
  stop: () => Promise<void>;
}

/** A server of this process on a free port. */
export async function localServer(listener: RequestListener): Promise<LocalServer> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("The server has no port.");
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { port: address.port, stop };
}
