import type { Shift } from "../../records/schedules/shift.ts";

/**
 * The states that staff do not see as planned; cancelled shifts and published ones need nothing.
 */
export const unpublishedStates = ["draft", "changed"] as const satisfies readonly Shift["state"][];
