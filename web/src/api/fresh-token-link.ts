import type { TRPCClientError, TRPCLink } from "@trpc/client";
import { observable } from "@trpc/server/observable";
import type { Unsubscribable } from "@trpc/server/observable";
import type { AppRouter } from "@crewline/functions/api";
import { authorization } from "./authorization.ts";
import { isSignInEnded } from "./sign-in-ended.ts";

/**
 * Repeats a refused call once with a new ID token: claims may have changed since the last one was
 * issued. A second refusal is final, so that an account without access cannot loop.
 */
export const freshTokenLink: TRPCLink<AppRouter> =
  () =>
  ({ next, op }) =>
    observable((observer) => {
      let running: Unsubscribable | null = null;
      const attempt = (onError: (error: TRPCClientError<AppRouter>) => void) => {
        running = next(op).subscribe({
          next: (value) => observer.next(value),
          complete: () => observer.complete(),
          error: onError,
        });
      };
      const repeat = async (refusal: TRPCClientError<AppRouter>) => {
        if (!isSignInEnded(refusal) || !(await isRefreshed())) return observer.error(refusal);
        attempt((error) => observer.error(error));
      };
      attempt((error) => void repeat(error));
      return () => running?.unsubscribe();
    });

async function isRefreshed(): Promise<boolean> {
  try {
    await authorization().refresh();
    return true;
  } catch {
    return false;
  }
}
