import { randomUUID } from "node:crypto";
import type { TRPCClient } from "@trpc/client";
import { createTRPCClient, httpBatchLink, TRPCClientError } from "@trpc/client";
import type { Formats } from "@crewline/domain/kernel/formats/formats";
import { localeOf } from "@crewline/domain/kernel/formats/locale";
import { FORMATS_HEADER, formatsHeader } from "@crewline/domain/kernel/formats/formats-header";
import type { AppRouter } from "@crewline/functions/api";
import { directApi } from "../../emulators/stack/stack-environment.ts";
import { busyLink } from "../../web/src/api/busy-link.ts";

export type Api = TRPCClient<AppRouter>;

/**
 * The API as a browser calls it: batched, with the ID token of a person. Hosting is left out; the
 * tests of the transport, the sessions and the pages go through it. A change with a busy answer is
 * sent again, as the app does and then the person: the emulator locks a collection for all
 * companies, so that a test may meet the changes of another one twice.
 * `formats` are those of the reader, as the app names them with each call.
 */
export function apiFor(idToken: string | null, formats: Formats | null = null): Api {
  return apiWith(idToken === null ? null : `Bearer ${idToken}`, formats);
}

/** As `apiFor`, under any header that should prove the caller. */
export function apiWith(authorization: string | null, formats: Formats | null = null): Api {
  const headers = {
    ...(authorization !== null && { authorization }),
    ...(formats !== null && { [FORMATS_HEADER]: formatsHeader(localeOf(formats)) }),
  };
  return createTRPCClient<AppRouter>({
    links: [busyLink(), busyLink(), httpBatchLink({ url: directApi, maxItems: 10, headers })],
  });
}

/** The key that every mutation carries: a new attempt. */
export function anAttempt(): { idempotencyKey: string } {
  return { idempotencyKey: randomUUID() };
}

/** The parts of a refusal that matter to a test. */
export interface Refusal {
  code: string | undefined;
  rule: string | undefined;
  message: string;
  fieldErrors: Record<string, string> | null;
}

/** The refusal of a call; fails when the call was not refused. */
export async function refusalOf(call: Promise<unknown>): Promise<Refusal> {
  const outcome = await call.then(
    (answer) => ({ answer }),
    (error: unknown) => ({ error }),
  );
  if ("answer" in outcome) {
    throw new Error(`The call was not refused: ${JSON.stringify(outcome.answer)}`);
  }
  const { error } = outcome;
  if (!isApiError(error)) throw error;
  return {
    code: error.data?.code,
    rule: error.data?.rule?.code,
    message: error.message,
    fieldErrors: error.data?.fieldErrors ?? null,
  };
}

function isApiError(error: unknown): error is TRPCClientError<AppRouter> {
  return error instanceof TRPCClientError;
}
