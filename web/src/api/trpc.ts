import { FORMATS_HEADER, formatsHeader } from "@crewline/domain/kernel/formats/formats-header";
import { createTRPCClient, httpBatchLink, loggerLink } from "@trpc/client";
import { createTRPCOptionsProxy } from "@trpc/tanstack-react-query";
import type { inferRouterOutputs } from "@trpc/server";
import type { AppRouter } from "@crewline/functions/api";
import { authorization } from "./authorization.ts";
import { busyLink } from "./busy-link.ts";
import { freshTokenLink } from "./fresh-token-link.ts";
import { logFailure } from "./log-failure.ts";
import { offlineLink } from "./offline-link.ts";
import { queryClient } from "./query-client.ts";

/** Batched: queries are GET with the input in the query string, mutations POST with JSON. */
export const trpcClient = createTRPCClient<AppRouter>({
  links: [
    offlineLink(() => navigator.onLine),
    loggerLink({
      enabled: (event) => event.direction === "down" && event.result instanceof Error,
      logger: logFailure,
    }),
    busyLink(),
    freshTokenLink,
    httpBatchLink({
      url: "/api/trpc",
      maxItems: 10,
      maxURLLength: 2000,
      headers: async () => {
        const { idToken, appHeaders, locale } = authorization();
        const [token, headers] = await Promise.all([idToken(), appHeaders()]);
        const worded = { ...headers, [FORMATS_HEADER]: formatsHeader(locale()) };
        return token === null ? worded : { ...worded, authorization: `Bearer ${token}` };
      },
    }),
  ],
});

export const trpc = createTRPCOptionsProxy<AppRouter>({ client: trpcClient, queryClient });

/** The answers of each procedure, by area and name. */
export type RouterOutputs = inferRouterOutputs<AppRouter>;
