import { once } from "node:events";
import { createServer } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { host } from "../../../emulators/ports.ts";
import type { Passing } from "./emulator-door.ts";
import { parse, pass } from "./emulator-door.ts";
import { ServiceError } from "./service-error.ts";
import { TotpCalls } from "./totp-calls.ts";

interface StandInOptions {
  nowMs: () => number;
  /** The service's default for a project that sets none. */
  adjacentIntervals?: number;
}

export interface TotpStandIn {
  /** Replaces the emulator's address. */
  url: string;
  close(): Promise<void>;
}

/**
 * The emulator does not support authenticator apps. This server runs in front of it, answers the
 * calls about them as the identity service documents it, and passes on everything else.
 */
export async function startTotpStandIn(options: StandInOptions): Promise<TotpStandIn> {
  const calls = new TotpCalls({ adjacentIntervals: 5, ...options });
  const server = createServer((request, response) => void answer(calls, request, response));
  server.listen(0, host);
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return {
    url: `http://${host}:${port}`,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}

/** The browser asks from another origin, so refusals carry the permission to be read, too. */
const openToAll = { "Content-Type": "application/json", "Access-Control-Allow-Origin": "*" };

async function answer(
  calls: TotpCalls,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    const passing = await passingOf(request);
    const own = await calls.answer(passing.path, parse(passing.body));
    if (own === null) return await passOn(calls, passing, response);
    response.writeHead(200, openToAll).end(JSON.stringify(own));
  } catch (error) {
    const isRefusal = error instanceof ServiceError;
    const body = isRefusal ? error.body : { error: { code: 500, message: String(error) } };
    response.writeHead(isRefusal ? 400 : 500, openToAll).end(JSON.stringify(body));
  }
}

async function passOn(calls: TotpCalls, passing: Passing, response: ServerResponse): Promise<void> {
  const theirs = await pass(passing);
  const bytes = Buffer.from(await theirs.arrayBuffer());
  const changed = theirs.ok ? calls.change(passing.path, parse(bytes)) : null;
  const headers = [...theirs.headers].filter(([name]) => !framing.has(name));
  response
    .writeHead(theirs.status, Object.fromEntries(headers))
    .end(changed === null ? bytes : JSON.stringify(changed));
}

/** Headers that describe one connection and not the message. */
const framing = new Set([
  "connection",
  "content-encoding",
  "content-length",
  "host",
  "keep-alive",
  "transfer-encoding",
]);

async function passingOf(request: IncomingMessage): Promise<Passing> {
  const headers = Object.entries(request.headers).flatMap(([name, value]) =>
    typeof value === "string" && !framing.has(name) ? [[name, value] as const] : [],
  );
  return {
    method: request.method ?? "GET",
    path: request.url ?? "/",
    headers: Object.fromEntries(headers),
    body: await buffer(request),
  };
}
