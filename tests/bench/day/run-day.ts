import { setTimeout as pause } from "node:timers/promises";
import type { Instant } from "@crewline/domain/kernel/time/instant";
import { clockSpeed } from "../../../emulators/clock/clock-shift.ts";
import { emulatorPorts, requireFreePorts } from "../../../emulators/ports.ts";
import { prepareFirestoreEmulator } from "../../../emulators/prepare/firestore-emulator.ts";
import { Problem, describeError } from "../../../emulators/problem.ts";
import { say } from "../../../emulators/say.ts";
import { withoutTriggers } from "../../../emulators/stack/emulator-hub.ts";
import { openSession } from "../../../emulators/stack/open-session.ts";
import { stackEnvironment } from "../../../emulators/stack/stack-environment.ts";
import { startStack } from "../../../emulators/stack/start-stack.ts";
import { builtFolders } from "../../../emulators/start/builds.ts";
import { callTick, startJobClock } from "../../../emulators/start/job-clock.ts";
import { openUp, punchesOfDay } from "./acts-of-day.ts";
import { compareDay } from "./compare-day.ts";
import { atHour } from "./day-people.ts";
import { scriptOf } from "./day-script.ts";
import type { DaySize } from "./day-size.ts";
import { readDaySize } from "./day-size.ts";
import { decisionsOfDay } from "./decisions-of-day.ts";
import { driveDay } from "./drive-day.ts";
import { printDay } from "./print-day.ts";
import { seedDay } from "./seed-day.ts";
import { tabletOfDay } from "./tablet-of-day.ts";
import { watchAlerts } from "./watch-alerts.ts";

/** The day on a stack of its own, whose clock `measure-day.ts` has set. */
async function main(): Promise<void> {
  Object.assign(process.env, stackEnvironment);
  const size = readDaySize(process.argv.slice(2).filter((word) => word !== "--check"));
  const session = await openSession("npm run bench");
  try {
    await requireFreePorts(emulatorPorts);
    const firestoreJar = await prepareFirestoreEmulator();
    const built = await builtFolders();
    const stack = await startStack({ tag: session.tag, firestoreJar, built });
    try {
      await session.orStop(simulate(size));
    } finally {
      await stack.stop();
    }
  } finally {
    await session.close();
  }
}

async function simulate(size: DaySize): Promise<void> {
  await withoutTriggers(() => seedDay(size, new Date().toISOString()));
  const acts = [...punchesOfDay(size), ...decisionsOfDay(size), ...(await tabletOfDay(size))];
  await openUp(size);
  await callTick();
  const leftMs = clockSpeed.fromMs - (performance.timeOrigin + performance.now());
  if (leftMs < 0) throw new Problem("The stack was not ready when the clock began to run.");
  say(`${acts.length} acts; the clock begins to run in ${Math.round(leftMs / 1000)} s.`);
  const endsAt: Instant = atHour(size.untilHour);
  const stopClock = startJobClock();
  await pause(leftMs);
  const stopWatch = await watchAlerts(new Date().toISOString());
  const report = await driveDay(acts, { speed: size.speed, endsAt });
  const told = await stopWatch();
  stopClock();
  printDay(size, report, compareDay(scriptOf(size), told, endsAt));
}

try {
  await main();
  process.exit();
} catch (error) {
  process.stderr.write(`${describeError(error)}\n`);
  process.exit(1);
}
