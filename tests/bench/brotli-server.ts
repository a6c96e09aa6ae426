import { readFileSync, statSync } from "node:fs";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { createServer, request } from "node:http";
import { extname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".json": "application/json",
  ".webmanifest": "application/manifest+json",
};

/**
 * Serves a built web folder as the CDN does, brotli and long-lived assets included, which the
 * Hosting emulator does not; calls of the API go on to the emulator.
 */
export function serveBrotli(folder: string, port: number, apiPort: number): Promise<Server> {
  const compressed = new Map<string, Buffer>();
  const server = createServer((incoming, outgoing) => {
    const path = new URL(incoming.url ?? "/", "http://localhost").pathname;
    if (path.startsWith("/api/")) forward(incoming, outgoing, apiPort);
    else sendFile(fileOf(folder, path), outgoing, compressed);
  });
  return new Promise((done) => server.listen(port, "127.0.0.1", () => done(server)));
}

/** As the rewrites of firebase.json say: the login has a page of its own. */
function fileOf(folder: string, path: string): string {
  const file = join(folder, path === "/login" ? "login.html" : path);
  const isFile = statSync(file, { throwIfNoEntry: false })?.isFile() === true;
  return isFile ? file : join(folder, "index.html");
}

function sendFile(file: string, outgoing: ServerResponse, compressed: Map<string, Buffer>): void {
  const body = compressed.get(file) ?? brotliCompressSync(readFileSync(file));
  compressed.set(file, body);
  outgoing.writeHead(200, {
    "content-type": types[extname(file)] ?? "application/octet-stream",
    "content-encoding": "br",
    "content-length": body.length,
    "cache-control": file.includes("/assets/") ? "public, max-age=31536000, immutable" : "no-cache",
  });
  outgoing.end(body);
}

function forward(incoming: IncomingMessage, outgoing: ServerResponse, port: number): void {
  const { method, url, headers } = incoming;
  const onward = request(
    {
      host: "127.0.0.1",
      port,
      method,
      path: url,
      headers: { ...headers, host: `127.0.0.1:${port}` },
    },
    (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    },
  );
  onward.on("error", () => outgoing.writeHead(502).end());
  incoming.pipe(onward);
}
