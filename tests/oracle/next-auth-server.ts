import type { IncomingMessage, ServerResponse } from "node:http";
import NextAuth from "next-auth/next";
import type { AuthOptions } from "next-auth";
import Credentials from "next-auth/providers/credentials";
import { parseCookie } from "cookie";
import { proveSignIn } from "../../functions/src/identity/sign-in.ts";

const silent = { error: () => {}, warn: () => {}, debug: () => {} };

/**
 * The one way to sign in, with our own verdicts: NextAuth asks the same function whether a token
 * opens a session. "Not allowed" is told by its signIn callback, as its documentation has it.
 */
export const options: AuthOptions = {
  secret: "the-secret-of-the-oracle-which-signs-cookies-for-nobody",
  providers: [
    Credentials({
      id: "firebase",
      name: "Firebase",
      credentials: {},
      authorize: async (_fields, request) => {
        const { account, refusal } = await proveSignIn(String(request.body?.["idToken"]));
        if (refusal === "StaleToken") throw new Error(refusal);
        if (refusal === "CredentialsSignin") return null;
        const user = { admin: false, email: account?.email ?? null, name: null, role: null };
        return { id: account?.uid ?? "", ...user, isRefused: refusal === "AccessDenied" };
      },
    }),
  ],
  callbacks: {
    signIn: ({ user }) => !("isRefused" in user && user.isRefused),
    jwt: ({ token, user }) => ({ ...token, ...(user && { guid: user.id }) }),
    session: ({ session, token }) => ({
      ...session,
      user: {
        guid: token["guid"],
        admin: false,
        email: token.email ?? null,
        name: null,
        role: null,
      },
    }),
  },
  logger: silent,
};

/** NextAuth's handler with a request and a response as Next makes them, on plain Node. */
export async function nextAuthHandler(request: IncomingMessage, response: ServerResponse) {
  const url = new URL(request.url ?? "/", "http://internal");
  const nextauth = url.pathname.replace(/^\/api\/auth\//, "").split("/");
  const nextRequest = Object.assign(request, {
    query: { ...queryOf(url.searchParams), nextauth },
    cookies: parseCookie(request.headers.cookie ?? ""),
    body: bodyOf(request.headers["content-type"] ?? "", await textOf(request)),
  });
  try {
    await NextAuth(nextRequest, nextResponse(response), { ...options });
  } catch {
    response.statusCode = 500;
    response.end("Internal Server Error");
  }
}

function nextResponse(response: ServerResponse) {
  const sent = Object.assign(response, {
    status: (code: number) => Object.assign(sent, { statusCode: code }),
    json: (value: unknown) => {
      response.setHeader("Content-Type", "application/json; charset=utf-8");
      response.end(JSON.stringify(value));
    },
    send: (value: unknown) => {
      response.end(typeof value === "object" ? JSON.stringify(value) : String(value ?? ""));
    },
  });
  return sent;
}

/** A field that comes twice is a list, as Next and the query-string module of Node have it. */
function queryOf(fields: URLSearchParams): Record<string, unknown> {
  const names = [...new Set(fields.keys())];
  const valueOf = (name: string) => {
    const values = fields.getAll(name);
    return values.length > 1 ? values : values[0];
  };
  return Object.fromEntries(names.map((name) => [name, valueOf(name)]));
}

function bodyOf(type: string, text: string): unknown {
  if (type.startsWith("application/x-www-form-urlencoded")) {
    return queryOf(new URLSearchParams(text));
  }
  return type.startsWith("application/json") ? JSON.parse(text || "{}") : text;
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of request) text += String(chunk);
  return text;
}
