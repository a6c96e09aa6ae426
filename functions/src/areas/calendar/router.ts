import { timeOffIdSchema } from "@crewline/domain/kernel/ids/entity-ids";
import { timeOffPreviewSchema } from "@crewline/domain/rules/time-off/preview-time-off";
import {
  addDayEventSchema,
  removeDayEventSchema,
  saveDayEventSchema,
} from "@crewline/domain/records/day-events/day-event";
import { dayEventIdSchema } from "@crewline/domain/kernel/ids/record-ids";
import {
  cancelTimeOffSchema,
  countTimeOffSchema,
  decideTimeOffSchema,
  previewTimeOffSchema,
  requestTimeOffSchema,
  timeOffCountSchema,
} from "@crewline/domain/records/time-off/time-off";
import {
  adjustBalanceSchema,
  balancesInputSchema,
  shownBalanceSchema,
} from "@crewline/domain/records/time-off/time-off-balance";
import { z } from "zod/mini";
import { doneSchema, editedSchema } from "../../rpc/answers.ts";
import { limited } from "../../rpc/limit-rate.ts";
import { may } from "../../rpc/procedures.ts";
import { router } from "../../rpc/trpc.ts";
import { adjustBalance, showBalancesOf } from "./balances.ts";
import { countTimeOff } from "./count-time-off.ts";
import { cancelTimeOff } from "./cancel-time-off.ts";
import { addDayEvent, removeDayEvent, saveDayEvent } from "./day-events.ts";
import { decideTimeOff } from "./decide-time-off.ts";
import { previewTimeOffOf } from "./preview-time-off.ts";
import { requestTimeOff } from "./request-time-off.ts";

const request = may("calendar", "requestTimeOff").use(limited("recompute"));
const decide = may("calendar", "decideTimeOff");
const editEvents = may("calendar", "editEvents");

export const calendarRouter = router({
  requestTimeOff: request
    .input(requestTimeOffSchema)
    .output(z.object({ timeOffId: timeOffIdSchema }))
    .mutation(({ ctx, input }) => requestTimeOff(ctx.actor, input)),
  cancelTimeOff: request
    .input(cancelTimeOffSchema)
    .output(editedSchema)
    .mutation(({ ctx, input }) => cancelTimeOff(ctx.actor, input)),
  decideTimeOff: decide
    .use(limited("recompute"))
    .input(decideTimeOffSchema)
    .output(editedSchema)
    .mutation(({ ctx, input }) => decideTimeOff(ctx.actor, input)),
  balances: request
    .input(balancesInputSchema)
    .output(z.object({ balances: z.array(shownBalanceSchema) }))
    .query(({ ctx, input }) => showBalancesOf(ctx.actor, input)),
  adjustBalance: decide
    .input(adjustBalanceSchema)
    .output(doneSchema)
    .mutation(({ ctx, input }) => adjustBalance(ctx.actor, input)),
  countTimeOff: request
    .input(countTimeOffSchema)
    .output(timeOffCountSchema)
    .query(({ ctx, input }) => countTimeOff(ctx.actor, input)),
  previewTimeOff: decide
    .input(previewTimeOffSchema)
    .output(timeOffPreviewSchema)
    .query(({ ctx, input }) => previewTimeOffOf(ctx.actor, input)),
  addEvent: editEvents
    .input(addDayEventSchema)
    .output(z.object({ dayEventId: dayEventIdSchema }))
    .mutation(({ ctx, input }) => addDayEvent(ctx.actor, input)),
  saveEvent: editEvents
    .input(saveDayEventSchema)
    .output(editedSchema)
    .mutation(({ ctx, input }) => saveDayEvent(ctx.actor, input)),
  removeEvent: editEvents
    .input(removeDayEventSchema)
    .output(doneSchema)
    .mutation(({ ctx, input }) => removeDayEvent(ctx.actor, input)),
});
