import { untilNextMinute } from "../clock/clock-shift.ts";
import { host, ports } from "../ports.ts";
import { say } from "../say.ts";
import { stackEnvironment } from "../stack/stack-environment.ts";

const project = stackEnvironment.GCLOUD_PROJECT;
const tickUrl = `http://${host}:${ports.functions}/${project}/us-central1/tick`;

/**
 * The emulators never run scheduled functions. This calls the deployed one at each full minute of
 * the run's clock, as the cloud does, each call after the end of the one before. Returns a function
 * that stops the clock.
 */
export function startJobClock(): () => void {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let hasFailed = false;
  const tick = async () => {
    const isDone = await callTick().catch(() => false);
    if (!isDone && !hasFailed && !isStopped) {
      hasFailed = true;
      say(
        "Due work was not given out: see .cache/logs/emulators.log. The next try is in a minute.",
      );
    }
    schedule();
  };
  const schedule = () => {
    if (!isStopped) timer = setTimeout(() => void tick(), untilNextMinute());
  };
  schedule();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}

/** Gives out what is due now; false if that failed. */
export async function callTick(): Promise<boolean> {
  const answer = await fetch(tickUrl, { method: "POST", signal: AbortSignal.timeout(60_000) });
  return answer.ok;
}
