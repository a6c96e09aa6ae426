import { domainEventIdSchema } from "@crewline/domain/kernel/ids/record-ids";
import type { DomainEvent } from "@crewline/domain/records/events/domain-event";
import { aLocationId, aCompanyId, aUserId } from "@crewline/domain/kernel/ids/ids.test-support";
import { expect, test } from "vitest";
import { giveOutEvent } from "./consume-event.ts";

const change: DomainEvent = {
  id: domainEventIdSchema.parse("one"),
  type: "locationChanged",
  companyId: aCompanyId("harbor"),
  locationId: aLocationId("quay"),
  subject: { kind: "location", id: "quay" },
  byUid: aUserId("owner"),
  at: "2026-03-02T15:00:00.000Z",
  facts: { act: "changed" },
  deleteAt: "2026-04-02T15:00:00.000Z",
};

async function tasksAfter(fields: string): Promise<string[]> {
  const tasks: string[] = [];
  const event = { ...change, facts: { ...change.facts, fields } };
  await giveOutEvent(event, async (task) => void tasks.push(task.function));
  return tasks;
}

test("a location in another time zone gives a task; another name of it gives none", async () => {
  expect(await tasksAfter("name,timeZone")).toEqual(["jobs-alertLook", "jobs-zoneSummaries"]);
  expect(await tasksAfter("budget")).toEqual(["jobs-alertLook"]);
  expect(await tasksAfter("name,phone")).toEqual([]);
});
