import { SIGN_IN_ENDED } from "@crewline/domain/rules/sign-ins/ended-sign-ins";
import { TRPCClientError } from "@trpc/client";
import type { TRPCLink } from "@trpc/client";
import { observable } from "@trpc/server/observable";
import type { Unsubscribable } from "@trpc/server/observable";
import type { AppRouter } from "@crewline/functions/api";
import { authorization } from "./authorization.ts";
import { isSignInEnded } from "./sign-in-ended.ts";

/**
 * Repeats a refused call once with a new ID token: claims may have changed since the last one was
 * issued. A second refusal is final, as is that of a sign-in which the person ended elsewhere, so
 * that an account without access cannot loop.
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
        const mayHelp = isSignInEnded(refusal) && refusal.message !== SIGN_IN_ENDED;
        const outcome = mayHelp ? await refresh() : null;
        if (outcome !== "refreshed") return observer.error(outcome ?? refusal);
        attempt((error) => observer.error(error));
      };
      attempt((error) => void repeat(error));
      return () => running?.unsubscribe();
    });

/** Without a connection the sign-in cannot be checked, so the call's own failure is reported. */
async function refresh(): Promise<"refreshed" | TRPCClientError<AppRouter> | null> {
  try {
    await authorization().refresh();
    return "refreshed";
  } catch (error) {
    return isConnectionFailure(error) ? TRPCClientError.from(error) : null;
  }
}

function isConnectionFailure(error: unknown): error is Error {
  return error instanceof Error && "code" in error && error.code === "auth/network-request-failed";
}
