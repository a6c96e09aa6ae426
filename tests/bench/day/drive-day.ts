import type { Instant } from "@crewline/domain/kernel/time/instant";
import { setTimeout as pause } from "node:timers/promises";
import type { Act } from "./acts-of-day.ts";

export interface DriveReport {
  acts: number;
  refused: string[];
  /** The greatest time from the moment of the script to the answer, in milliseconds of the day. */
  slowestMillis: number;
  /** Acts that were answered more than a minute of the day after their moment. */
  late: number;
  slowestRealMillis: number;
}

const MINUTE_MILLIS = 60_000;

/** Does each act at its moment by the clock of the run, and returns when all are answered. */
export async function driveDay(
  acts: readonly Act[],
  { speed, endsAt }: { speed: number; endsAt: Instant },
): Promise<DriveReport> {
  const report: DriveReport = {
    acts: 0,
    refused: [],
    slowestMillis: 0,
    late: 0,
    slowestRealMillis: 0,
  };
  const waiting: Promise<void>[] = [];
  const beginsAt: Instant = new Date().toISOString();
  const ordered = acts
    .filter(({ at }) => at >= beginsAt && at < endsAt)
    .toSorted((a, b) => a.at.localeCompare(b.at));
  for (const act of ordered) {
    await until(act.at, speed);
    waiting.push(doOne(act, report));
  }
  await until(endsAt, speed);
  await Promise.all(waiting);
  return report;
}

async function until(at: Instant, speed: number): Promise<void> {
  const millis = (Date.parse(at) - Date.now()) / speed;
  if (millis > 0) await pause(millis);
}

async function doOne({ at, what, run }: Act, report: DriveReport): Promise<void> {
  const begun = performance.now();
  report.acts += 1;
  try {
    await run();
  } catch (error) {
    report.refused.push(`${what}: ${error instanceof Error ? error.message : String(error)}`);
  }
  const millis = Date.now() - Date.parse(at);
  if (millis > MINUTE_MILLIS) report.late += 1;
  report.slowestMillis = Math.max(report.slowestMillis, millis);
  report.slowestRealMillis = Math.max(report.slowestRealMillis, performance.now() - begun);
}
