import { trpc } from "../../../api/trpc.ts";
import { useCommand } from "../../../api/use-command.ts";
import { oneOf } from "./one-of.ts";

/** Adds a shift, or a recurring one. */
export function useAddCommand() {
  const shift = useCommand(trpc.schedules.addShift.mutationOptions());
  return oneOf(shift, useCommand(trpc.schedules.addRecurringShift.mutationOptions()));
}

/** Saves a shift, or it and those that follow it. */
export function useSaveCommand() {
  const shift = useCommand(trpc.schedules.saveShift.mutationOptions());
  return oneOf(shift, useCommand(trpc.schedules.changeRecurringShift.mutationOptions()));
}
