import { QueryClient, onlineManager } from "@tanstack/react-query";

// It takes every device for online until the browser tells of a change, so also after a reload
// without a connection.
onlineManager.setOnline(navigator.onLine);

/**
 * Server data is kept only here. Live sources write into it and keep it up to date; calls are
 * repeated only for failures that another attempt can fix.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 30_000, retry: (count, error) => count < 2 && isNetworkFailure(error) },
    // A paused change would be sent when the connection is back, at a time the user did not choose.
    mutations: { retry: false, networkMode: "always" },
  },
});

/** A call that got no answer from the server has no `data` on its error. */
function isNetworkFailure(error: Error): boolean {
  return "data" in error && error.data === undefined;
}
