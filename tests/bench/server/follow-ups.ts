import { weekStartOf } from "@crewline/domain/kernel/time/local-date";
import type { DueJob } from "@crewline/domain/records/jobs/due-work";
import { employeeWeekId } from "@crewline/domain/records/time-entries/employee-week";
import { planOf } from "@crewline/domain/rules/schedules/plan-of";
import type { ConsumerName } from "../../../functions/src/jobs/catalogue.ts";
import { consumeEvent } from "../../../functions/src/jobs/consume-event.ts";
import {
  rebuildDaysOfShift,
  rebuildDaysOfWeek,
} from "../../../functions/src/jobs/rebuild-touched-days.ts";
import { runDueWork } from "../../../functions/src/jobs/run-due-work.ts";
import { metered } from "../../../functions/src/platform/usage-meter.ts";
import { daysOfLocation } from "../../../functions/src/store/company/filters.ts";
import { anAttempt } from "../../support/api-client.ts";
import { clockIn } from "../../support/clock-in.ts";
import { dueWorkOf } from "../../support/run-due-work.ts";
import type { BenchCrew, Person } from "./bench-crew.ts";

/** What the server does after an act, or by itself. */
export interface FollowUp {
  name: string;
  reads: number;
  writes: number;
  seconds: number;
}

/**
 * Runs what follows a punch and a change of a shift, and the work of a location and a company that
 * is due by itself, in this process; the triggers of the stack are off meanwhile. Each has run once
 * before it is counted, so that it finds what it finds on any day.
 */
export async function measureFollowUps(crew: BenchCrew): Promise<FollowUp[]> {
  const [first, second] = crew.people;
  if (first === undefined || second === undefined) throw new Error("The crew is too small.");
  await afterPunch(crew, first, "clockIn");
  await afterShift(crew);
  const due: DueJob[] = ["alertWatch", "locationNight", "companyNight"];
  const rows = [
    await afterPunch(crew, second, "clockIn"),
    await afterPunch(crew, second, "clockOut"),
    await afterClockOut(crew, "approvalRule"),
    await afterClockOut(crew, "checklistsLeft"),
    await afterShift(crew),
  ];
  for (const job of due) {
    await dueByItself(crew, job);
    rows.push(await dueByItself(crew, job));
  }
  return rows;
}

async function counted(name: string, work: () => Promise<unknown>): Promise<FollowUp> {
  const begun = performance.now();
  const { used } = await metered(work);
  return { name, ...used, seconds: (performance.now() - begun) / 1000 };
}

async function afterPunch(
  { company, today }: BenchCrew,
  { api, employeeId, locationId }: Person,
  kind: "clockIn" | "clockOut",
): Promise<FollowUp> {
  const { companyId, read } = company;
  const store = await read();
  const week = employeeWeekId(employeeId, weekStartOf(today, "monday"));
  const before = await store.employeeWeeks.find(week);
  if (kind === "clockIn") await clockIn(api, locationId);
  else await api.timeEntries.clockOut.mutate(anAttempt());
  const after = await store.employeeWeeks.find(week);
  const change = { before, after, params: { companyId }, writtenAt: new Date().toISOString() };
  return counted(`after ${kind}: summaries`, () => rebuildDaysOfWeek(change));
}

/** A consumer of the latest clock-out. */
async function afterClockOut({ company }: BenchCrew, consumer: ConsumerName): Promise<FollowUp> {
  const { companyId, read } = company;
  const { events } = await read();
  const all = await events.list([["type", "==", "timeEntryChanged"]]);
  const [latest] = all.toSorted((a, b) => b.at.localeCompare(a.at));
  if (latest === undefined) throw new Error("There is no event of a clock-out.");
  const name = `after clockOut: ${consumer}`;
  return counted(name, () => consumeEvent(consumer, { companyId, eventId: latest.id }));
}

/** A shift of today has a minute more of unpaid break than before. */
async function afterShift({ company, manager, today }: BenchCrew): Promise<FollowUp> {
  const { companyId, harbor, read } = company;
  const { shifts } = await read();
  const [before] = await shifts.list(daysOfLocation(harbor, today, today));
  if (before === undefined) throw new Error("There is no shift today.");
  const { id: shiftId, version: expectedVersion } = before;
  const shift = { ...planOf(before), unpaidBreakSeconds: before.unpaidBreakSeconds + 60 };
  const input = { ...anAttempt(), shiftId, expectedVersion, shift };
  await manager.api.schedules.saveShift.mutate(input);
  const after = await shifts.get(shiftId);
  const change = { before, after, params: { companyId }, writtenAt: new Date().toISOString() };
  return counted("after saveShift: summaries", () => rebuildDaysOfShift(change));
}

/** The work of a location, or of the company where a job has none of a location. */
async function dueByItself({ company }: BenchCrew, job: DueJob): Promise<FollowUp> {
  const all = await dueWorkOf(company.companyId, job);
  const due = all.find(({ locationId }) => locationId === company.harbor) ?? all[0];
  if (due === undefined) throw new Error(`No ${job} is due.`);
  return counted(`due: ${job}`, () => runDueWork({ id: due.id, leasedUntil: due.dueAt }));
}
