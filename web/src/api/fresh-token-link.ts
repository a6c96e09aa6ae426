import type { TRPCLink } from "@trpc/client";
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
      const attempt = (isLast: boolean) => {
        running = next(op).subscribe({
          next: (value) => observer.next(value),
          complete: () => observer.complete(),
          error: (error) => {
            if (isLast || !isSignInEnded(error)) return observer.error(error);
            authorization()
              .refresh()
              .then(() => attempt(true))
              .catch(() => observer.error(error));
          },
        });
      };
      attempt(false);
      return () => running?.unsubscribe();
    });
