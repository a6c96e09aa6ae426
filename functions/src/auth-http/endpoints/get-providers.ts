import type { Reply } from "../http/reply.ts";
import type { AuthRequest } from "../session/auth-request.ts";
import { authUrl } from "../session/auth-request.ts";
import { isProvider, providerIds, providerName } from "../session/providers.ts";

/** The ways to sign in, by id. */
export function getProviders(request: AuthRequest): Reply {
  const entries = providerIds()
    .filter(isProvider)
    .map((id) => [id, describe(request, id)]);
  return { status: 200, json: Object.fromEntries(entries) };
}

function describe(request: AuthRequest, id: Parameters<typeof providerName>[0]) {
  return {
    id,
    name: providerName(id),
    type: "credentials",
    signinUrl: authUrl(request, `signin/${id}`),
    callbackUrl: authUrl(request, `callback/${id}`),
  };
}
