import { TRPCClientError } from "@trpc/client";
import type { TRPCLink } from "@trpc/client";
import { observable } from "@trpc/server/observable";
import type { AppRouter } from "@crewline/functions/api";

/** The device has no connection, so the call never left it: nothing was done. */
export class OfflineError extends Error {
  constructor() {
    super("The device is offline.");
    this.name = "OfflineError";
  }
}

/**
 * Refuses every call at once while the device is offline. A call that waits for the connection
 * would be sent at a later time, without notice to the user.
 */
export function offlineLink(isOnline: () => boolean): TRPCLink<AppRouter> {
  return () =>
    ({ next, op }) =>
      observable((observer) => {
        if (isOnline()) return next(op).subscribe(observer);
        observer.error(TRPCClientError.from(new OfflineError()));
        return undefined;
      });
}
