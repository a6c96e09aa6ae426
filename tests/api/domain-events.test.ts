import { domainEventIdSchema } from "@crewline/domain/kernel/ids/record-ids";
import { describe, expect, test } from "vitest";
import type { DomainEvent, DomainEventType } from "@crewline/domain/records/events/domain-event";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import { dailySummaryId } from "@crewline/domain/records/summaries/daily-summary";
import { consumeEvent, giveOutEvent } from "../../functions/src/jobs/consume-event.ts";
import type { Task } from "../../functions/src/platform/task-queue.ts";
import type { TestCompany } from "../support/a-company.ts";
import { aCompany, aMember, anEmployee } from "../support/a-company.ts";
import { anAttempt, refusalOf } from "../support/api-client.ts";
import { eventually } from "../support/eventually.ts";
import { todayInNewYork } from "../support/today.ts";
import { aShift, monday } from "../support/a-shift-plan.ts";
import { anEntry } from "../support/an-entry.ts";
import { mailsAboutAccess, mailsTo } from "../support/outbox.ts";

async function eventsOf({ read }: TestCompany, type: DomainEventType): Promise<DomainEvent[]> {
  return (await read()).events.list([["type", "==", type]]);
}

describe("what happened", () => {
  test("is recorded with its location, its subject and its actor", async () => {
    const company = await aCompany();
    const ana = await aMember(company);
    const shiftId = await aShift(company, { employeeId: ana.employeeId });
    expect(shiftId).not.toBe("");
    const { uid } = company.owner.login;
    expect(await eventsOf(company, "scheduleEdited")).toMatchObject([
      { locationId: company.harbor, subject: { kind: "schedule" }, byUid: uid },
    ]);
    const week = { locationId: company.harbor, weekStart: monday };
    await company.owner.api.schedules.publish.mutate({ ...anAttempt(), ...week });
    expect(await eventsOf(company, "schedulePublished")).toMatchObject([
      { locationId: company.harbor, facts: { act: "published" } },
    ]);
    const entry = await anEntry(company, ana.employeeId, { range: "09:00-12:30" });
    expect(await eventsOf(company, "timeEntryChanged")).toMatchObject([
      {
        locationId: company.harbor,
        subject: { kind: "timeEntry", id: entry },
        facts: { employeeId: ana.employeeId },
      },
    ]);
  });

  test("is not recorded for a change that was refused", async () => {
    const company = await aCompany();
    const before = (await eventsOf(company, "locationChanged")).length;
    const location = {
      name: "Harbor",
      address: "",
      timeZone: "America/New_York",
      openingHours: {},
    };
    const again = company.owner.api.locations.add.mutate({ ...anAttempt(), location });
    expect(await refusalOf(again)).toMatchObject({ rule: expect.any(String) });
    expect(await eventsOf(company, "locationChanged")).toHaveLength(before);
  });

  test("is recorded once for an attempt that comes twice", async () => {
    const company = await aCompany();
    const location = { name: "Pier", address: "", timeZone: "America/New_York", openingHours: {} };
    const input = { ...anAttempt(), location };
    const { locationId } = await company.owner.api.locations.add.mutate(input);
    await company.owner.api.locations.add.mutate(input);
    const events = await eventsOf(company, "locationChanged");
    expect(events.filter((event) => event.locationId === locationId)).toHaveLength(1);
  });
});

describe("a consumer", () => {
  test("gets one task for an event of its types, with a key that is the event's", async () => {
    const company = await aCompany();
    const ana = await aMember(company);
    const rights = { role: "manager" as const, locationIds: [company.market], mayViewWages: false };
    const edit = { ...anAttempt(), expectedVersion: 1, employeeId: ana.employeeId };
    await company.owner.api.employees.setAccess.mutate({ ...edit, ...rights });
    const [event] = await eventsOf(company, "accessChanged");
    if (event === undefined) throw new Error("No change of access was recorded.");
    const tasks: Task[] = [];
    const enqueue = async (task: Task) => void tasks.push(task);
    await giveOutEvent(event, enqueue);
    await giveOutEvent(event, enqueue);
    const names = tasks.map((task) => `${task.function} ${task.key}`);
    expect(new Set(names).size).toBe(tasks.length / 2);
    expect(names).toContain(`jobs-accessMail ${company.companyId}-${event.id}`);

    // The deployed consumer has the same event; however often it comes, there is one message.
    await mailsAboutAccess(ana.login.email, "rightsChanged");
    const task = { companyId: company.companyId, eventId: event.id };
    await Promise.all([consumeEvent("accessMail", task), consumeEvent("accessMail", task)]);
    const mails = await mailsTo(ana.login.email);
    expect(mails.filter(({ content }) => content.kind === "accessChanged")).toHaveLength(1);
  });

  test("leaves an event that was deleted meanwhile", async () => {
    const { companyId } = await aCompany();
    await expect(
      consumeEvent("accessMail", { companyId, eventId: domainEventIdSchema.parse("gone") }),
    ).resolves.toBeUndefined();
  });

  test("sums up the days of a location again whose time zone changed", async () => {
    const company = await aCompany();
    const ana = await anEmployee(company);
    const day = addDays(todayInNewYork(), -2);
    await anEntry(company, ana, { day, range: "00:10-00:50" });
    const store = await company.read();
    const workedOn = async (date: string) =>
      (await store.dailySummaries.find(dailySummaryId(company.harbor, date)))?.workedSeconds ?? 0;
    const isSummed = (seconds: number) => seconds === 2400;
    expect(await eventually(() => workedOn(day), isSummed)).toBe(2400);
    const { version: expectedVersion } = await store.locations.get(company.harbor);
    await company.owner.api.locations.save.mutate({
      ...anAttempt(),
      locationId: company.harbor,
      expectedVersion,
      location: { timeZone: "America/Los_Angeles" },
      movesShifts: true,
    });
    expect(await eventually(() => workedOn(addDays(day, -1)), isSummed)).toBe(2400);
    expect(
      await eventually(
        () => workedOn(day),
        (seconds) => seconds === 0,
      ),
    ).toBe(0);
  });
});
