import { initTRPC } from "@trpc/server";
import { createExpressMiddleware } from "@trpc/server/adapters/express";
import type { Transaction } from "firebase-admin/firestore";
import * as product from "../../../functions/src/index.ts";
import { learnHeader } from "./call-instance.ts";
import type { Recording } from "./recorded-calls.ts";
import { recordedCalls } from "./recorded-calls.ts";

/** The functions of the process that the product is measured beside; see `measure-loads.ts`. */

type Exchange = Parameters<typeof product.trpc>;

let lesson: Recording | null = null;

/** Answers as the product does, and notes which calls of the database it makes for that. */
export async function learn(...exchange: Exchange): Promise<void> {
  const [request] = exchange;
  const answer = request.headers[learnHeader] === "auth" ? product.auth : product.trpc;
  lesson = await recordedCalls(async () => answer(...exchange));
}

const { procedure, router } = initTRPC.create();

/** A tRPC handler that makes the same calls of the database, and nothing else. */
export const bare = createExpressMiddleware({
  router: router({
    again: procedure.mutation(async () => {
      if (lesson === null) throw new Error("Nothing was learnt.");
      await lesson.repeat(noTransaction);
      return {};
    }),
  }),
});

/** The outermost calls are in no transaction. */
const noTransaction = {} as Transaction;
