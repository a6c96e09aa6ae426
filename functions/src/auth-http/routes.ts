import { getCsrf } from "./endpoints/get-csrf.ts";
import { getProviders } from "./endpoints/get-providers.ts";
import { getSession } from "./endpoints/get-session.ts";
import { postCallback } from "./endpoints/post-callback.ts";
import { postLog } from "./endpoints/post-log.ts";
import { postSession } from "./endpoints/post-session.ts";
import { postSignin } from "./endpoints/post-signin.ts";
import { postSignout } from "./endpoints/post-signout.ts";
import type { Reply } from "./http/reply.ts";
import type { BodyKind } from "./http/request-body.ts";
import { getErrorPage } from "./pages/get-error-page.ts";
import { getSigninPage } from "./pages/get-signin-page.ts";
import type { AuthRequest } from "./session/auth-request.ts";
import { authUrl } from "./session/auth-request.ts";
import { refuseWithUrl } from "./session/to-url.ts";

type Endpoint = (request: AuthRequest) => Reply | Promise<Reply>;

/** A change, and the answer when its CSRF token is missing or wrong. */
export interface Post {
  run: Endpoint;
  accepts: readonly BodyKind[];
  /** Null for the one change that needs no token and may come from anywhere: the log. */
  refuseForgery: Endpoint | null;
}

export interface Route {
  GET?: Endpoint;
  POST?: Post;
}

const toSignIn: Endpoint = (request) =>
  refuseWithUrl(403, `${authUrl(request, "signin")}?csrf=true&error=MissingCSRF`);

const change = (run: Endpoint): Post => ({
  run,
  accepts: ["form", "json"],
  refuseForgery: toSignIn,
});

/** Every endpoint below /api/auth; `*` stands for the provider. GET never changes anything. */
const routes: Readonly<Record<string, Route>> = {
  session: {
    GET: getSession,
    POST: {
      run: postSession,
      accepts: ["json"],
      refuseForgery: () => ({ status: 400, json: {} }),
    },
  },
  csrf: { GET: getCsrf },
  providers: { GET: getProviders },
  signin: { GET: getSigninPage },
  "signin/*": { POST: change(postSignin) },
  "callback/*": { POST: change(postCallback) },
  signout: { POST: change(postSignout) },
  _log: { POST: { run: postLog, accepts: ["form", "json"], refuseForgery: null } },
  error: { GET: getErrorPage },
};

/** The endpoint of a path such as `callback/firebase`, or null; names are taken literally. */
export function findRoute(path: string): { route: Route; provider: string | null } | null {
  const [action = "", provider, ...rest] = path.split("/");
  const name = provider === undefined ? action : `${action}/*`;
  const route = Object.hasOwn(routes, name) ? routes[name] : undefined;
  if (route === undefined || provider === "" || rest.length > 0) return null;
  return { route, provider: provider ?? null };
}
