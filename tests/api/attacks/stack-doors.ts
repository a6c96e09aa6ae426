import { ports } from "../../../emulators/ports.ts";
import type { RawReply, RawRequest } from "../../support/raw-request.ts";
import { rawRequest } from "../../support/raw-request.ts";

export type Headers = Record<string, string>;

/** Through Hosting, as a browser comes; a path goes out as it is written. */
export function send(
  method: string,
  path: string,
  { headers = {}, body }: Pick<RawRequest, "headers" | "body"> = {},
): Promise<RawReply> {
  const request = { port: ports.hosting, method, path, headers };
  return rawRequest(body === undefined ? request : { ...request, body });
}

/** Past Hosting, at the function's own URL, which is as public. */
export function sendPastHosting(name: string, path: string, headers: Headers = {}) {
  const target = `/demo-crewline/us-central1/${name}${path}`;
  return rawRequest({ port: ports.functions, method: "GET", path: target, headers });
}

export const bearer = (token: string): Headers => ({ authorization: `Bearer ${token}` });
export const asJson: Headers = { "content-type": "application/json" };
export const asForm: Headers = { "content-type": "application/x-www-form-urlencoded" };

export function queryPath(procedure: string, input?: unknown): string {
  const search = input === undefined ? "" : `?input=${encodeURIComponent(JSON.stringify(input))}`;
  return `/api/trpc/${procedure}${search}`;
}

/** Status and codes of an answer of the procedures; a batch has one code for each call. */
export function codesOf({ status, text }: RawReply): { status: number; codes: string[] } {
  const answers: unknown[] = [JSON.parse(text)].flat();
  return { status, codes: answers.map(codeOf) };
}

function codeOf(answer: unknown): string {
  if (!isRecord(answer)) return "nothing";
  const { error } = answer;
  if (!isRecord(error) || !isRecord(error["data"])) return "result" in answer ? "OK" : "nothing";
  return String(error["data"]["code"]);
}

/** The parts that every refusal must have. */
export function mannersOf({ status, headers, text }: RawReply) {
  return {
    status,
    isJson: headers["content-type"]?.startsWith("application/json") ?? false,
    isKeptByCaches: !/private.*no-store/u.test(headers["cache-control"] ?? ""),
    cors: Object.keys(headers).filter((name) => name.startsWith("access-control")),
    showsStack: /\bat .+:\d+:\d+|node_modules/u.test(text),
  };
}

/** A refusal in JSON that tells nothing and stays nowhere. */
export function refusal(status: number) {
  return { status, isJson: true, isKeptByCaches: false, cors: [], showsStack: false };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
