import { TRPCClientError } from "@trpc/client";

/** The data of a failed call for the logger. */
interface Failure {
  direction: "up" | "down";
  path: string;
  result?: unknown;
}

/** Answers of a working server: the screen shows the reason, and there is nothing to fix. */
const refusals: ReadonlySet<unknown> = new Set([
  "BAD_REQUEST",
  "UNAUTHORIZED",
  "FORBIDDEN",
  "NOT_FOUND",
  "CONFLICT",
  "PRECONDITION_FAILED",
  "UNPROCESSABLE_CONTENT",
  "TOO_MANY_REQUESTS",
]);

/**
 * Logs a failed call: as an error what is our fault, as information what was refused or got no
 * answer, which the screen tells already.
 */
export function logFailure({ direction, path, result }: Failure): void {
  if (direction !== "down") return;
  const { log, text } = isExpected(result)
    ? { log: console.info, text: `${path} was refused:` }
    : { log: console.error, text: `${path} failed:` };
  log(text, result);
}

/** A call that got no answer has no data. */
function isExpected(result: unknown): boolean {
  if (!(result instanceof TRPCClientError)) return false;
  return !result.data || refusals.has(result.data.code);
}
