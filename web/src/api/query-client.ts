import { QueryClient } from "@tanstack/react-query";

/**
 * Server data lives here and nowhere else. Live sources write into it and stay fresh by
 * themselves; calls are repeated only for failures that another attempt can mend.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 30_000, retry: (count, error) => count < 2 && isNetworkFailure(error) },
    mutations: { retry: false },
  },
});

/** A call that got no answer from the server has no `data` on its error. */
function isNetworkFailure(error: Error): boolean {
  return "data" in error && error.data === undefined;
}
