import type { TRPCClientError } from "@trpc/client";
import type { TRPCLink } from "@trpc/client";
import { observable } from "@trpc/server/observable";
import type { Unsubscribable } from "@trpc/server/observable";
import type { AppRouter } from "@crewline/functions/api";
import { problemOf } from "./problem.ts";

/** Within this time many who met at one record spread out again. */
const LONGEST_PAUSE_MILLIS = 1500;

const randomPause = () => Math.random() * LONGEST_PAUSE_MILLIS;

/**
 * Sends a change once more, with the same idempotency key, when the server answered that others
 * were changing the same record: nothing was saved then. A second such answer goes to the person.
 */
export function busyLink(pauseMillis: () => number = randomPause): TRPCLink<AppRouter> {
  return () =>
    ({ next, op }) =>
      observable((observer) => {
        let running: Unsubscribable | null = null;
        let timer: ReturnType<typeof setTimeout> | undefined;
        const attempt = (onError: (error: TRPCClientError<AppRouter>) => void) => {
          running = next(op).subscribe({
            next: (value) => observer.next(value),
            complete: () => observer.complete(),
            error: onError,
          });
        };
        attempt((error) => {
          if (problemOf(error).ruleCode !== "busy") return observer.error(error);
          timer = setTimeout(() => attempt((again) => observer.error(again)), pauseMillis());
        });
        return () => {
          clearTimeout(timer);
          running?.unsubscribe();
        };
      });
}
