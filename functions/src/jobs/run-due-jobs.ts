import { elapsedSeconds } from "@crewline/domain/kernel/time/instant";
import { now } from "../platform/clock.ts";
import { log } from "../platform/log.ts";
import { jobRuns } from "../store/job-runs.ts";
import { inTransaction, readingUnit } from "../store/unit/unit.ts";
import { markMissedClockOuts } from "./mark-missed-clock-outs.ts";
import { rebuildDirectories } from "./rebuild-directory.ts";
import { runNightly } from "./run-nightly.ts";
import { sendDueMail } from "./send-mail.ts";
import { watchAllAdmins } from "./watch-all-admins.ts";

const jobs = [
  { name: "sendMail", everySeconds: 60, run: () => sendDueMail() },
  { name: "markMissedClockOuts", everySeconds: 900, run: markMissedClockOuts },
  { name: "watchAdmins", everySeconds: 3600, run: watchAllAdmins },
  { name: "rebuildDirectories", everySeconds: 86_400, run: rebuildDirectories },
  { name: "runNightly", everySeconds: 86_400, run: runNightly },
];

/**
 * Runs the scheduled jobs that are due: the same code as the deployed schedule, for the local
 * stack, whose emulators run no schedule.
 */
export async function runDueJobs(): Promise<void> {
  for (const { name, everySeconds, run } of jobs) {
    const last = await jobRuns(await readingUnit()).find(name);
    const startedAt = now();
    if (last !== null && elapsedSeconds(last.ranAt, startedAt) < everySeconds) continue;
    await run();
    await inTransaction(async (unit) => jobRuns(unit).save(name, { ranAt: startedAt }));
    log.info("job done", { name });
  }
}

if (import.meta.main) await runDueJobs();
