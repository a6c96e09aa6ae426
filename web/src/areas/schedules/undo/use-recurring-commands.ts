import type {
  addRecurringShiftSchema,
  changeRecurringShiftSchema,
  endRecurringShiftSchema,
} from "@crewline/domain/records/schedules/recurring-shift";
import type { z } from "zod";
import type { Problem } from "../../../api/problem.ts";
import { trpc } from "../../../api/trpc.ts";
import { useCommand } from "../../../api/use-command.ts";
import type { Answer } from "../model/write-change.ts";

type Sent<T extends z.ZodType> = Omit<z.infer<T>, "idempotencyKey">;
export type AddRecurringInput = Sent<typeof addRecurringShiftSchema>;
export type ChangeRecurringInput = Sent<typeof changeRecurringShiftSchema>;
export type EndRecurringInput = Sent<typeof endRecurringShiftSchema>;

/** The changes of recurring shifts that are done again. */
export function useRecurringCommands(
  keep: { onProblem: (problem: Problem) => void },
  answered: <T>(answer: T | null) => Answer<T>,
) {
  const adding = useCommand(trpc.schedules.addRecurringShift.mutationOptions(), keep);
  const changing = useCommand(trpc.schedules.changeRecurringShift.mutationOptions(), keep);
  const ending = useCommand(trpc.schedules.endRecurringShift.mutationOptions(), keep);
  return {
    addRecurring: async (sent: AddRecurringInput) => answered(await adding.run(sent)),
    changeRecurring: async (sent: ChangeRecurringInput) => answered(await changing.run(sent)),
    endRecurring: async (sent: EndRecurringInput) => answered(await ending.run(sent)),
  };
}
