import { QueryClient, onlineManager } from "@tanstack/react-query";

// It takes every device for online until the browser tells of a change, so also after a reload
// without a connection.
onlineManager.setOnline(navigator.onLine);

/**
 * Server data lives here and nowhere else. Live sources write into it and stay fresh by
 * themselves; calls are repeated only for failures that another attempt can mend.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 30_000, retry: (count, error) => count < 2 && isNetworkFailure(error) },
    // A paused change would be sent when the connection is back, at a time that nobody chose.
    mutations: { retry: false, networkMode: "always" },
  },
});

/** A call that got no answer from the server has no `data` on its error. */
function isNetworkFailure(error: Error): boolean {
  return "data" in error && error.data === undefined;
}
