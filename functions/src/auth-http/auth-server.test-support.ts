import { createServer, request as httpRequest } from "node:http";
import type { IncomingMessage, Server } from "node:http";
import { afterAll, beforeAll, vi } from "vitest";
import { handleAuth } from "./handle-auth.ts";

export const app = "http://127.0.0.1:5000";
let port = 0;

/**
 * Serves the handler on plain Node to the tests of a file: the refusals before any token is
 * checked.
 */
export function serveAuth() {
  let server: Server;

  beforeAll(async () => {
    vi.stubEnv("FUNCTIONS_EMULATOR", "true");
    vi.stubEnv("GCLOUD_PROJECT", "demo-crewline");
    vi.spyOn(process.stdout, "write").mockReturnValue(true);
    server = createServer((request, response) => {
      void handleAuth(request, response);
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const address = server.address();
    port = typeof address === "object" && address !== null ? address.port : 0;
  });

  afterAll(() => {
    server.close();
    vi.restoreAllMocks();
  });
}

interface Answer {
  status: number;
  headers: IncomingMessage["headers"];
  text: string;
}

interface Call {
  headers?: Record<string, string>;
  body?: string;
}

/** The path is sent as written: fetch would normalise it. */
export function call(
  method: string,
  path: string,
  { headers = {}, body }: Call = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = httpRequest({ port, host: "127.0.0.1", method, path, headers }, (response) => {
      let text = "";
      response.setEncoding("utf8");
      response.on("data", (chunk: string) => (text += chunk));
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
      );
    });
    outgoing.on("error", reject);
    outgoing.end(body);
  });
}

export const get = (path: string, headers?: Record<string, string>) =>
  call("GET", `/api/auth/${path}`, headers ? { headers } : {});

export const formType = { "content-type": "application/x-www-form-urlencoded" };
export const jsonType = { "content-type": "application/json" };

export function postForm(path: string, fields: Record<string, string>, headers = {}) {
  const body = new URLSearchParams({ json: "true", ...fields }).toString();
  return call("POST", `/api/auth/${path}`, { headers: { ...formType, ...headers }, body });
}

export async function visitor() {
  const { text, headers } = await get("csrf");
  const cookie = headers["set-cookie"]?.[0]?.split(";")[0] ?? "";
  const csrfToken: string = JSON.parse(text).csrfToken;
  return { cookie, csrfToken };
}
