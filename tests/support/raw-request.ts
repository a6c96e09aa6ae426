import { request } from "node:http";
import type { IncomingHttpHeaders } from "node:http";

export interface RawRequest {
  port: number;
  method: string;
  /** Sent as it is written, with dots and escapes: fetch would normalise it. */
  path: string;
  headers?: Readonly<Record<string, string>>;
  body?: string | Buffer;
}

export interface RawReply {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/** One request to a server on this machine, exactly as it is written. */
export function rawRequest({ port, method, path, headers = {}, body }: RawRequest) {
  return new Promise<RawReply>((resolve, reject) => {
    const options = { host: "127.0.0.1", port, method, path, headers, agent: false };
    const outgoing = request(options, (response) => {
      let text = "";
      response.setEncoding("utf8");
      response.on("data", (chunk: string) => (text += chunk));
      response.on("error", reject);
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
      );
    });
    outgoing.on("error", reject);
    outgoing.end(body);
  });
}
