import { onRequest } from "firebase-functions/https";
import { appRouter } from "./api.ts";
import { handleAuth, handleNotFound } from "./auth-http/handle-auth.ts";
import { refuseUnsafeBoot } from "./platform/env.ts";
import { trpcHandler } from "./rpc/handle-trpc.ts";

refuseUnsafeBoot();

const region = "us-central1";
const secrets = ["SESSION_SECRET"];
/** `cors: false` sends no CORS header at all; unset, any origin would be answered. */
const open = { region, cors: false, invoker: "public", maxInstances: 20 } as const;

export const trpc = onRequest({ ...open, memory: "512MiB" }, trpcHandler(appRouter));
export const auth = onRequest({ ...open, secrets }, handleAuth);
export const notFound = onRequest(open, handleNotFound);
