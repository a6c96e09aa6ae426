import { clockShiftMs, clockSpeed } from "./clock-shift.ts";
import { shiftDate } from "./shift-date.ts";

/** Loaded first into every Node process of a run with another clock, through NODE_OPTIONS. */
if (clockShiftMs !== 0 || clockSpeed.times !== 1) shiftDate(clockShiftMs, clockSpeed);
