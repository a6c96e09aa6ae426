import {
  answerSwapSchema,
  askSwapSchema,
  decideRequestSchema,
  dropShiftSchema,
  showSwapSchema,
  swapChoiceSchema,
  swapChoicesSchema,
  swapEffectSchema,
  withdrawRequestSchema,
} from "@crewline/domain/records/schedules/shift-request";
import { shiftRequestIdSchema } from "@crewline/domain/kernel/ids/record-ids";
import { z } from "zod/mini";
import { doneSchema } from "../../../rpc/answers.ts";
import { limited } from "../../../rpc/limit-rate.ts";
import { may } from "../../../rpc/procedures.ts";
import { answerSwap } from "./answer-swap.ts";
import { askSwap } from "./ask-swap.ts";
import { decideRequest } from "./decide-request.ts";
import { dropShift } from "./drop-shift.ts";
import { showSwap } from "./show-swap.ts";
import { swapChoices } from "./swap-choices.ts";
import { withdrawRequest } from "./withdraw-request.ts";

const view = may("schedules", "view");
const edit = may("schedules", "edit");
const askedSchema = z.object({ requestId: shiftRequestIdSchema });

/** What employees ask for about published shifts, and the answers. */
export const requestProcedures = {
  dropShift: view
    .use(limited("shiftRequest"))
    .input(dropShiftSchema)
    .output(askedSchema)
    .mutation(({ ctx, input }) => dropShift(ctx.actor, input)),
  swapChoices: view
    .use(limited("coverSearch"))
    .input(swapChoicesSchema)
    .output(z.object({ choices: z.array(swapChoiceSchema) }))
    .query(({ ctx, input }) => swapChoices(ctx.actor, input)),
  askSwap: view
    .use(limited("shiftRequest"))
    .input(askSwapSchema)
    .output(askedSchema)
    .mutation(({ ctx, input }) => askSwap(ctx.actor, input)),
  answerSwap: view
    .input(answerSwapSchema)
    .output(doneSchema)
    .mutation(({ ctx, input }) => answerSwap(ctx.actor, input)),
  withdrawRequest: view
    .input(withdrawRequestSchema)
    .output(doneSchema)
    .mutation(({ ctx, input }) => withdrawRequest(ctx.actor, input)),
  showSwap: edit
    .use(limited("coverSearch"))
    .input(showSwapSchema)
    .output(z.object({ effects: z.array(swapEffectSchema) }))
    .query(({ ctx, input }) => showSwap(ctx.actor, input)),
  decideRequest: edit
    .input(decideRequestSchema)
    .output(doneSchema)
    .mutation(({ ctx, input }) => decideRequest(ctx.actor, input)),
};
