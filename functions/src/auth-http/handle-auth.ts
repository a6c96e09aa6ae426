import type { ServerResponse } from "node:http";
import { FORMATS_HEADER } from "@crewline/domain/kernel/formats/formats-header";
import type { Locale } from "@crewline/domain/kernel/formats/locale";
import { readFormatsHeader } from "@crewline/domain/kernel/formats/read-formats-header";
import { deviceName } from "@crewline/domain/rules/sign-ins/device-name";
import { sessionErrorCodes } from "@crewline/domain/records/sign-ins/session-error";
import { provesApp } from "../identity/app-check.ts";
import { callerAddresses } from "../platform/caller-address.ts";
import { nowSeconds } from "../platform/clock.ts";
import type { Environment } from "../platform/env.ts";
import { env } from "../platform/env.ts";
import { log } from "../platform/log.ts";
import { tellUsage } from "../platform/tell-usage.ts";
import { metered } from "../platform/usage-meter.ts";
import { failure, missingSecret } from "./http/failure.ts";
import type { Reply } from "./http/reply.ts";
import { Refusal, refuse, sendReply } from "./http/reply.ts";
import type { NodeRequest } from "./http/request-body.ts";
import { bodyKindOf, parseBody, readRawBody } from "./http/request-body.ts";
import { appOriginOf, isCrossOrigin } from "./http/request-origin.ts";
import type { Post, Route } from "./routes.ts";
import { findRoute } from "./routes.ts";
import type { AuthRequest } from "./session/auth-request.ts";
import { isCsrfToken } from "./session/csrf-token.ts";
import { openCookie } from "./session/session-cookie.ts";
import type { SessionKeys } from "./session/session-keys.ts";
import { deriveSessionKeys } from "./session/session-keys.ts";

const PREFIX = "/api/auth/";

/** Handles everything below /api/auth, for the functions framework and for plain Node. */
export async function handleAuth(request: NodeRequest, response: ServerResponse): Promise<void> {
  const { result: reply, used } = await metered(() =>
    answer(request).catch((error: unknown) =>
      error instanceof Refusal ? error.reply : failure(error),
    ),
  );
  tellUsage(response, used);
  sendReply(response, reply, readerOf(request));
}

async function answer(request: NodeRequest): Promise<Reply> {
  const [path = "", query = ""] = (request.url ?? "").split(/\?(.*)/s);
  const { route, provider } = requireRoute(path);
  requireMethod(route, request.method);
  const { environment, keys } = requireConfiguration();
  const opened: AuthRequest = {
    provider,
    query: new URLSearchParams(query),
    body: {},
    cookie: openCookie(request.headers.cookie, keys, nowSeconds()),
    keys,
    appOrigin: appOriginOf(request.headers, environment.appOrigins),
    addresses: callerAddresses(request),
    device: deviceName(request.headers["user-agent"]),
    usesSecureCookies: environment.usesSecureCookies,
    locale: readerOf(request),
  };
  if (request.method === "GET" && route.GET) return route.GET(opened);
  if (route.POST === undefined) throw refuse(405, "unsupported");
  return post(route.POST, request, opened);
}

function readerOf(request: NodeRequest): Locale {
  return readFormatsHeader(request.headers[FORMATS_HEADER]);
}

/** Hosting and the function's direct URL also pass other paths: they are refused. */
function requireRoute(path: string) {
  const found = path.startsWith(PREFIX) ? findRoute(path.slice(PREFIX.length)) : null;
  if (found !== null) return found;
  if (path === PREFIX) log.warn("no action", { code: sessionErrorCodes.MissingAPIRoute });
  throw notFound();
}

function requireMethod(route: Route, method: string | undefined): void {
  const allowed = (["GET", "POST"] as const).filter((name) => route[name] !== undefined);
  if (allowed.some((name) => name === method)) return;
  throw new Refusal({ status: 405, allow: allowed.join(", "), refused: "methodUnsupported" });
}

let configuration: { environment: Environment; keys: SessionKeys } | undefined;

function requireConfiguration() {
  try {
    configuration ??= readConfiguration();
    return configuration;
  } catch (error) {
    throw new Refusal(missingSecret(error));
  }
}

function readConfiguration() {
  const environment = env();
  const keys = deriveSessionKeys(environment.sessionSecrets);
  if (keys === null) throw new Error("SESSION_SECRET is missing.");
  return { environment, keys };
}

async function post(endpoint: Post, request: NodeRequest, opened: AuthRequest): Promise<Reply> {
  const raw = await readRawBody(request);
  const kind = bodyKindOf(request.headers["content-type"]);
  if (!endpoint.accepts.includes(kind)) throw refuse(415, "jsonOnly");
  if (endpoint.refuseForgery !== null && isCrossOrigin(request.headers, env().appOrigins)) {
    throw refuse(403, "otherSite");
  }
  if (endpoint.refuseForgery !== null && !(await provesApp(request.headers))) {
    throw refuse(403, "otherApp");
  }
  const parsed = { ...opened, body: parseBody(kind, raw) };
  const isForged = !hasCsrfToken(parsed);
  if (endpoint.refuseForgery !== null && isForged) return endpoint.refuseForgery(parsed);
  return endpoint.run(parsed);
}

function hasCsrfToken({ cookie, body, keys }: AuthRequest): boolean {
  return cookie !== null && isCsrfToken(body["csrfToken"], cookie.nonce, keys);
}

function notFound(): Refusal {
  return refuse(404, "nothingAtAddress");
}

/** For every other path below /api, which must never return the application's page. */
export function handleNotFound(request: NodeRequest, response: ServerResponse): void {
  sendReply(response, notFound().reply, readerOf(request));
}
