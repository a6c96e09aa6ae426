import { Agent, request } from "node:http";
import { targetHeader } from "../../../emulators/stack/target-header.ts";

/** Names the function of the product whose calls the bare handler learns. */
export const learnHeader = "x-learn";

/** A request to a function of an instance. */
export interface Wanted {
  /** The function, by its name among the exports. */
  target: string;
  method: "GET" | "POST";
  path: string;
  headers: Readonly<Record<string, string>>;
  body?: string;
}

export interface Answer {
  status: number;
  text: string;
  cookie: string | null;
  /** The documents that the answer took, which the local stack says. */
  reads: number;
  writes: number;
}

const agent = new Agent({ keepAlive: true });

/** Sends a request to the process that listens at the socket. */
export function callInstance(socketPath: string, wanted: Wanted): Promise<Answer> {
  const { target, method, path, body } = wanted;
  const headers = { ...wanted.headers, [targetHeader]: target };
  return new Promise((resolve, reject) => {
    const sent = request({ socketPath, path, method, headers, agent }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("error", reject);
      response.on("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          text: Buffer.concat(parts).toString("utf8"),
          cookie: response.headers["set-cookie"]?.[0]?.split(";")[0] ?? null,
          reads: Number(response.headers["x-documents-read"] ?? 0),
          writes: Number(response.headers["x-documents-written"] ?? 0),
        }),
      );
    });
    sent.on("error", reject);
    sent.end(body);
  });
}
