import { clockShiftMs } from "./clock-shift.ts";
import { shiftDate } from "./shift-date.ts";

/** Loaded first into every Node process of a run with `--as-of`, through NODE_OPTIONS. */
if (clockShiftMs !== 0) shiftDate(clockShiftMs);
