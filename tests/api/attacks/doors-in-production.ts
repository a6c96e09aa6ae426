import { trpcHandler } from "../../../functions/src/rpc/handle-trpc.ts";
import { signedIn } from "../../../functions/src/rpc/procedures.ts";
import { router } from "../../../functions/src/rpc/trpc.ts";
import { handleAuth } from "../../../functions/src/auth-http/handle-auth.ts";
import type { LocalServer } from "../../support/local-server.ts";
import { localServer } from "../../support/local-server.ts";
import { rawRequest } from "../../support/raw-request.ts";

/** The ladder that every procedure climbs, with nothing behind it. */
const whoAmI = router({
  who: signedIn.query(({ ctx }) => {
    const { uid, role, companyId, isStaff } = ctx.login;
    return { uid, role, companyId, isStaff };
  }),
});

/** The two ways into the product, as deployed, on ports of this process. */
export interface Doors {
  /** The procedures' answer to an Authorization header. */
  call: (authorization: string) => Promise<unknown>;
  /** The session endpoints' answer to an ID token. */
  signIn: (idToken: string) => Promise<unknown>;
  /** The owner of the session of a Cookie header. */
  sessionOf: (cookie: string) => Promise<unknown>;
  stop: () => Promise<void>;
}

export const refusedCall = {
  status: 401,
  code: "UNAUTHORIZED",
  message: "Firebase ID token missing or invalid",
};
export const outdatedCall = { ...refusedCall, message: "Firebase token outdated" };
export const refusedSignIn = { status: 401, error: "CredentialsSignin", hasSession: false };

export async function openDoors(): Promise<Doors> {
  const procedures = await localServer(
    (request, response) => void trpcHandler(whoAmI)(request, response),
  );
  const session = await localServer((request, response) => void handleAuth(request, response));
  return {
    call: (authorization) => call(procedures, authorization),
    signIn: (idToken) => signIn(session, idToken),
    sessionOf: async (cookie) => {
      const { status, text } = await get(session, "session", { cookie });
      const { user } = JSON.parse(text);
      return { status, guid: user?.guid ?? null };
    },
    stop: async () => {
      await Promise.all([procedures.stop(), session.stop()]);
    },
  };
}

async function call({ port }: LocalServer, authorization: string): Promise<unknown> {
  const headers = { authorization };
  const { status, text } = await rawRequest({
    port,
    method: "GET",
    path: "/api/trpc/who",
    headers,
  });
  const { result, error } = JSON.parse(text);
  return error === undefined
    ? { status, ...result.data }
    : { status, code: error.data.code, message: error.message };
}

function get({ port }: LocalServer, path: string, headers: Record<string, string> = {}) {
  return rawRequest({ port, method: "GET", path: `/api/auth/${path}`, headers });
}

async function signIn(server: LocalServer, idToken: string): Promise<unknown> {
  const visitor = await get(server, "csrf");
  const cookie = visitor.headers["set-cookie"]?.[0]?.split(";")[0] ?? "";
  const { csrfToken } = JSON.parse(visitor.text);
  const { status, text, headers } = await rawRequest({
    port: server.port,
    method: "POST",
    path: "/api/auth/callback/firebase",
    headers: { cookie, "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams({ csrfToken, idToken, callbackUrl: "/", json: "true" }).toString(),
  });
  const error = new URL(JSON.parse(text).url).searchParams.get("error");
  return { status, error, hasSession: headers["set-cookie"] !== undefined };
}
