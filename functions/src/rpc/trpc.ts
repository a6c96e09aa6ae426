import { initTRPC, TRPCError } from "@trpc/server";
import { unknownReader } from "@crewline/domain/kernel/formats/locale";
import { errorDetails, publicMessage, violationOf } from "./error-data.ts";
import type { RequestContext } from "./request-context.ts";
import { rpcCodes } from "./rule-codes.ts";

/** `isDev` is set because the emulator sets no NODE_ENV, and would send stack traces. */
const trpc = initTRPC.context<RequestContext>().create({
  isDev: false,
  errorFormatter: ({ shape, error, ctx }) => ({
    ...shape,
    message: publicMessage(error, ctx?.locale ?? unknownReader),
    data: {
      code: shape.data.code,
      httpStatus: shape.data.httpStatus,
      path: shape.data.path,
      ...errorDetails(error, ctx?.locale ?? unknownReader),
      requestId: ctx?.requestId ?? null,
    },
  }),
});

export const { router, mergeRouters, middleware } = trpc;

/**
 * The base of every procedure: a broken rule is answered with its code of `rpcCodes`. The input is
 * read at once, because invalid JSON is a mistake even where a procedure takes no input.
 */
export const anyone = trpc.procedure.use(async ({ next, getRawInput }) => {
  await getRawInput();
  const result = await next();
  const broken = result.ok ? null : violationOf(result.error);
  if (broken === null) return result;
  throw new TRPCError({ code: rpcCodes[broken.code], message: broken.message, cause: broken });
});
