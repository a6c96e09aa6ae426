import type {
  addRecurringShiftSchema,
  changeRecurringShiftSchema,
  endRecurringShiftSchema,
} from "@crewline/domain/records/schedules/recurring-shift";
import type { z } from "zod/mini";
import { trpc } from "../../../api/trpc.ts";
import { useCommand } from "../../../api/use-command.ts";
import { answered } from "./answered.ts";

type Sent<T extends z.ZodMiniType> = Omit<z.infer<T>, "idempotencyKey">;
export type AddRecurringInput = Sent<typeof addRecurringShiftSchema>;
export type ChangeRecurringInput = Sent<typeof changeRecurringShiftSchema>;
export type EndRecurringInput = Sent<typeof endRecurringShiftSchema>;

/** The changes of recurring shifts that are done again. */
export function useRecurringCommands() {
  const adding = useCommand(trpc.schedules.addRecurringShift.mutationOptions());
  const changing = useCommand(trpc.schedules.changeRecurringShift.mutationOptions());
  const ending = useCommand(trpc.schedules.endRecurringShift.mutationOptions());
  return {
    addRecurring: async (sent: AddRecurringInput) => answered(await adding.settle(sent)),
    changeRecurring: async (sent: ChangeRecurringInput) => answered(await changing.settle(sent)),
    endRecurring: async (sent: EndRecurringInput) => answered(await ending.settle(sent)),
  };
}
