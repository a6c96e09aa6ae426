import { randomUUID } from "node:crypto";
import type { ServerResponse } from "node:http";
import { FORMATS_HEADER } from "@crewline/domain/kernel/formats/formats-header";
import { readFormatsHeader } from "@crewline/domain/kernel/formats/read-formats-header";
import { requestRefusal } from "@crewline/domain/words/requests/request-refusals";
import { deviceName } from "@crewline/domain/rules/sign-ins/device-name";
import type { AnyTRPCRouter, TRPCError } from "@trpc/server";
import { fetchRequestHandler } from "@trpc/server/adapters/fetch";
import { provesApp } from "../identity/app-check.ts";
import { setApiHeaders } from "../platform/api-headers.ts";
import { callerAddresses } from "../platform/caller-address.ts";
import { log } from "../platform/log.ts";
import { tellUsage } from "../platform/tell-usage.ts";
import { metered } from "../platform/usage-meter.ts";
import type { FunctionRequest, Rejection } from "./read-request.ts";
import { ENDPOINT, readRequest } from "./read-request.ts";
import type { RequestContext } from "./request-context.ts";
import { createRequestContext } from "./request-context.ts";

const LARGEST_BATCH = 10;

/** Everything below /api/trpc, answered by the router; each request has an id of its own. */
export function trpcHandler(router: AnyTRPCRouter) {
  return async (request: FunctionRequest, response: ServerResponse): Promise<void> => {
    const requestId = randomUUID();
    const locale = readFormatsHeader(request.headers[FORMATS_HEADER]);
    const { result: answer, used } = await metered(() =>
      answerTo(router, request, { requestId, locale }).catch((error: unknown) => {
        log.error("request failed", { requestId, error });
        return rejected(broken, { requestId, locale });
      }),
    );
    response.statusCode = answer.status;
    const type = answer.headers.get("content-type");
    if (type !== null) response.setHeader("Content-Type", type);
    if (answer.status === 405) response.setHeader("Allow", allowedInsteadOf(request.method));
    tellUsage(response, used);
    setApiHeaders(response);
    response.end(await answer.text());
  };
}

const broken: Rejection = {
  status: 500,
  code: "INTERNAL_SERVER_ERROR",
  refused: "serverFailed",
};

const notOurApp: Rejection = {
  status: 403,
  code: "FORBIDDEN",
  refused: "otherApp",
};

async function answerTo(
  router: AnyTRPCRouter,
  request: FunctionRequest,
  { requestId, locale }: Reading,
): Promise<Response> {
  const read = readRequest(request);
  if (!(read instanceof Request)) return rejected(read, { requestId, locale });
  if (!(await provesApp(request.headers))) return rejected(notOurApp, { requestId, locale });
  const device = deviceName(request.headers["user-agent"]);
  const addresses = callerAddresses(request);
  const { "x-firebase-appcheck": proof } = request.headers;
  const appCheckToken = typeof proof === "string" ? proof : null;
  return answerWith(router, read, { requestId, addresses, device, locale, appCheckToken });
}

/** A mutation sent by GET needs POST; a query sent by POST needs GET. */
function allowedInsteadOf(method: string | undefined): string {
  if (method === "POST") return "GET, HEAD";
  return method === "GET" || method === "HEAD" ? "POST" : "GET, HEAD, POST";
}

type Reading = Pick<RequestContext, "requestId" | "locale">;

type Origin = Omit<RequestContext, "caller" | "identify" | "readOnce" | "identifyKiosk" | "kiosk">;

function answerWith(router: AnyTRPCRouter, req: Request, origin: Origin): Promise<Response> {
  const authorization = req.headers.get("authorization") ?? undefined;
  return fetchRequestHandler({
    endpoint: ENDPOINT,
    router,
    req,
    maxBatchSize: LARGEST_BATCH,
    allowMethodOverride: false,
    createContext: () => createRequestContext(origin, authorization),
    onError: ({ error, path }) => logUnexpected(error, path, origin.requestId),
  });
}

/** A caller's mistakes are answered, not logged; our own faults are logged once, here. */
function logUnexpected(error: TRPCError, path: string | undefined, requestId: string): void {
  if (error.code !== "INTERNAL_SERVER_ERROR") return;
  log.error("procedure failed", { requestId, path, error: error.cause ?? error });
}

function rejected({ status, code, refused }: Rejection, { requestId, locale }: Reading): Response {
  const message = requestRefusal(refused, locale);
  const data = { code, httpStatus: status, path: null, rule: null, fieldErrors: null, requestId };
  return Response.json({ error: { message, code: -32600, data } }, { status });
}
