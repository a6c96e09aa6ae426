import { pathToFileURL } from "node:url";
import { inRoot, root } from "../../emulators/paths.ts";
import { runProgram } from "../../emulators/prepare/run-program.ts";
import { busyForLong } from "../../emulators/stack/java-environment.ts";
import { builtFolders } from "../../emulators/start/builds.ts";
import { atHour } from "./day/day-people.ts";
import { readDaySize } from "./day/day-size.ts";
import { overBudgetCode } from "./print-table.ts";

/** The hour of the day from which its clock runs fast: the first people come an hour later. */
const FIRST_HOUR = 6.6;
/** The real time in which the stack starts and the company is written. */
const READY_MS = 100_000;

/** Of one process, of which the stack has two; the emulator alone hands out one after the other. */
const EVENTS_AT_ONCE = 8;

/**
 * Simulates a day of a company on a stack of its own, whose clock runs many times as fast as the
 * real one, and prints whether each alert of its script came once, in time, to the right people.
 */
export async function measureDay(args: readonly string[]): Promise<void> {
  const { speed } = readDaySize(args.filter((word) => word !== "--check"));
  await builtFolders();
  const hook = pathToFileURL(inRoot("emulators", "clock", "follow-as-of.ts")).href;
  const fromMs = Date.now() + READY_MS;
  const env = {
    ...busyForLong,
    ...process.env,
    CREWLINE_CLOCK_SHIFT: String(Date.parse(atHour(FIRST_HOUR)) - fromMs),
    CREWLINE_CLOCK_SPEED: String(speed),
    CREWLINE_CLOCK_SPEED_FROM: String(fromMs),
    CREWLINE_EVENTS_AT_ONCE: String(EVENTS_AT_ONCE),
    NODE_OPTIONS: `${process.env["NODE_OPTIONS"] ?? ""} --import ${hook}`.trim(),
  };
  const command = [process.execPath, inRoot("tests", "bench", "day", "run-day.ts"), ...args];
  const code = await runProgram({ command, cwd: root, env });
  if (code === overBudgetCode) process.exitCode = overBudgetCode;
  else if (code !== 0) throw new Error(`The day ended with ${String(code)}.`);
}
