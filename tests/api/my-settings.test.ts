import type { UserId } from "@crewline/domain/kernel/ids/entity-ids";
import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { addDays, weekStartOf } from "@crewline/domain/kernel/time/local-date";
import { hintedAreas } from "@crewline/domain/records/users/hints";
import { mail } from "../../functions/src/store/mail.ts";
import { readingUnit } from "../../functions/src/store/unit/unit.ts";
import { users } from "../../functions/src/store/users.ts";
import { aCompany, aMember } from "../support/a-company.ts";
import { aShift } from "../support/a-shift-plan.ts";
import { tellHeld } from "../support/a-publication.ts";
import { anAttempt, refusalOf } from "../support/api-client.ts";
import { todayInNewYork } from "../support/today.ts";

const nextWeek = weekStartOf(addDays(todayInNewYork(), 7), "monday");

const storedUser = async (uid: UserId) => users(await readingUnit()).get(uid);

describe("preferences", () => {
  test("are kept one by one, for their owner alone, and outlive a change of the name", async () => {
    const company = await aCompany();
    const ana = await aMember(company, { name: "Ana" });
    const save = (preferences: object) =>
      ana.api.user.savePreferences.mutate({ ...anAttempt(), preferences });
    await save({ clock: "24", theme: "dark" });
    await save({ numberStyle: "comma" });
    await ana.api.user.save.mutate({ ...anAttempt(), displayName: "Annie" });
    expect((await storedUser(ana.login.uid)).preferences).toEqual({
      clock: "24",
      dateOrder: "automatic",
      numberStyle: "comma",
      theme: "dark",
      density: "compact",
      homeCards: [],
      hints: [...hintedAreas],
      language: "en",
    });
    expect((await storedUser(company.owner.login.uid)).preferences.clock).toBe("automatic");
  });

  test("that no screen offers are refused", async () => {
    const { owner } = await aCompany();
    const preferences = { clock: "13" } as never;
    const attempt = owner.api.user.savePreferences.mutate({ ...anAttempt(), preferences });
    expect(await refusalOf(attempt)).toMatchObject({ code: "BAD_REQUEST" });
  });
});

describe("a user's own record", () => {
  const contact = {
    phone: "+16155550100",
    emergencyName: "Ben Diaz",
    emergencyPhone: "+16155550101",
  };

  test("takes contact data from its person and nothing else", async () => {
    const company = await aCompany();
    const ana = await aMember(company, { email: `${randomUUID()}@people.example` });
    const store = await company.read();
    const before = await store.employeeProfiles.get(ana.employeeId);
    const edit = { ...anAttempt(), expectedVersion: before.version, ...contact };
    const { version } = await ana.api.user.saveContact.mutate(edit);
    const after = await (await company.read()).employeeProfiles.get(ana.employeeId);
    expect(after).toEqual({ ...before, ...contact, version });
    const stale = ana.api.user.saveContact.mutate({ ...edit, ...anAttempt() });
    expect(await refusalOf(stale)).toMatchObject({ rule: "staleVersion" });
  });

  test("is missing for a login without an employee", async () => {
    const { owner } = await aCompany();
    const edit = { ...anAttempt(), expectedVersion: 1, ...contact };
    expect(await refusalOf(owner.api.user.saveContact.mutate(edit))).toMatchObject({
      rule: "noOwnRecord",
    });
  });
});

describe("mail about shifts", () => {
  async function publishedFor(wishes: object) {
    const company = await aCompany();
    const ana = await aMember(company, { name: "Ana" });
    await ana.api.user.saveNotifications.mutate({
      ...anAttempt(),
      mutedMailTopics: [],
      quietHours: null,
      ...wishes,
    });
    const publish = async (day: string) => {
      await aShift(company, { employeeId: ana.employeeId, day });
      const week = { locationId: company.harbor, weekStart: nextWeek };
      await company.owner.api.schedules.publish.mutate({ ...anAttempt(), ...week });
      await tellHeld(company);
      const all = await mail(await readingUnit()).list([["to", "==", ana.login.email]]);
      return all.filter(({ content }) => content.kind === "weekPublished");
    };
    return { company, ana, publish };
  }

  test("is not written for a person who has switched it off", async () => {
    const { publish } = await publishedFor({ mutedMailTopics: ["schedule", "schedule"] });
    expect(await publish(nextWeek)).toEqual([]);
  });

  test("about changes comes to a person who does not want to hear of new weeks", async () => {
    const { company, ana, publish } = await publishedFor({ mutedMailTopics: ["schedule"] });
    await publish(nextWeek);
    const store = await company.read();
    const [shift] = await store.shifts.list([["employeeId", "==", ana.employeeId]]);
    if (shift === undefined) throw new Error("Nothing was planned.");
    const { id: shiftId, version: expectedVersion } = shift;
    await company.owner.api.schedules.cancelShift.mutate({
      ...anAttempt(),
      shiftId,
      expectedVersion,
    });
    expect(await publish(addDays(nextWeek, 1))).toMatchObject([
      { content: { kind: "weekPublished" } },
    ]);
  });

  test("waits for the end of quiet hours", async () => {
    const hour = (offset: number) =>
      `${String((new Date().getUTCHours() + offset + 24) % 24).padStart(2, "0")}:00`;
    const quietHours = { from: hour(-1), to: hour(3), timeZone: "UTC" };
    const { publish } = await publishedFor({ quietHours });
    const [queued] = await publish(addDays(nextWeek, 3));
    expect(queued).toMatchObject({ state: "queued", attempts: 0 });
    expect(queued?.nextAttemptAt?.slice(11)).toBe(`${quietHours.to}:00.000Z`);
    expect(Date.parse(queued?.nextAttemptAt ?? "")).toBeGreaterThan(Date.now() + 3_600_000);
  });
});
