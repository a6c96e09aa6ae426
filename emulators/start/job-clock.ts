import { inRoot, root } from "../paths.ts";
import { exitCodeOf } from "../prepare/run-program.ts";
import { say } from "../say.ts";
import { stackEnvironment } from "../stack/stack-environment.ts";

const everyMilliseconds = 60_000;

/**
 * The emulators never run scheduled functions. This runs the code of those that are due, once a
 * minute, each run after the end of the one before. Returns a function that stops the clock.
 */
export function startJobClock(): () => void {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let hasFailed = false;
  const tick = async () => {
    const command = [process.execPath, inRoot("functions", "src", "jobs", "run-due-jobs.ts")];
    const env = { ...process.env, ...stackEnvironment };
    const code = await exitCodeOf({ command, cwd: root, env, log: "jobs.log" });
    if (code !== 0 && !hasFailed && !isStopped) {
      hasFailed = true;
      say("A scheduled job failed: see .cache/logs/jobs.log. The next run is in a minute.");
    }
    schedule();
  };
  const schedule = () => {
    if (!isStopped) timer = setTimeout(() => void tick(), everyMilliseconds);
  };
  schedule();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
