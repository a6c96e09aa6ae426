import { locationIdSchema } from "@crewline/domain/kernel/ids/entity-ids";
import {
  addRecurringShiftSchema,
  changeRecurringShiftSchema,
  endedSchema,
  endRecurringShiftSchema,
  filledSchema,
  listedRecurringShiftSchema,
} from "@crewline/domain/records/schedules/recurring-shift";
import { z } from "zod/mini";
import { limited } from "../../../rpc/limit-rate.ts";
import { may } from "../../../rpc/procedures.ts";
import { addRecurring } from "./add-recurring.ts";
import { changeRecurring } from "./change-recurring.ts";
import { endRecurring } from "./end-recurring.ts";
import { listRecurring } from "./list-recurring.ts";

const edit = may("schedules", "edit");
const bulk = edit.use(limited("bulkAction"));

/** The procedures of recurring shifts, a part of the router of schedules. */
export const recurringProcedures = {
  recurringShifts: edit
    .input(z.object({ locationId: locationIdSchema }))
    .output(z.object({ recurringShifts: z.array(listedRecurringShiftSchema) }))
    .query(({ ctx, input }) => listRecurring(ctx.actor, input)),
  addRecurringShift: bulk
    .input(addRecurringShiftSchema)
    .output(filledSchema)
    .mutation(({ ctx, input }) => addRecurring(ctx.actor, input)),
  changeRecurringShift: bulk
    .input(changeRecurringShiftSchema)
    .output(filledSchema)
    .mutation(({ ctx, input }) => changeRecurring(ctx.actor, input)),
  endRecurringShift: bulk
    .input(endRecurringShiftSchema)
    .output(endedSchema)
    .mutation(({ ctx, input }) => endRecurring(ctx.actor, input)),
};
