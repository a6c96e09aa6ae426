import { expect, test } from "vitest";
import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import { writeLetter } from "@crewline/domain/projections/mail/write-letter";
import type { Shift, ShiftPlan } from "@crewline/domain/records/schedules/shift";
import type { PlannedShift, ShiftChange } from "@crewline/domain/records/schedules/shift-change";
import { planOf } from "@crewline/domain/rules/schedules/plan-of";
import type { TestCompany } from "../support/a-company.ts";
import { aCompany, aMember } from "../support/a-company.ts";
import { tellHeld } from "../support/a-publication.ts";
import { aShift } from "../support/a-shift-plan.ts";
import { messagesOf, publish, stateOf, weekStart } from "../support/a-week-to-publish.ts";
import { anAttempt } from "../support/api-client.ts";
import { mailsTo } from "../support/outbox.ts";

const [, tuesday = "", wednesday = "", thursday = ""] = [0, 1, 2, 3].map((n) =>
  addDays(weekStart, n),
);

/** Each has Monday and Tuesday of a week that is published, and has told people. */
async function aPublishedTeam(names: readonly string[]) {
  const company = await aCompany();
  const team = await Promise.all(
    names.map(async (name) => ({ name, ...(await aMember(company, { name })) })),
  );
  for (const { employeeId } of team) {
    for (const day of [weekStart, tuesday]) await aShift(company, { employeeId, day });
  }
  await publish(company);
  await tellHeld(company);
  return { company, team };
}

const standing = async (company: TestCompany) =>
  (await stateOf(company)).shifts.filter(({ state }) => state !== "cancelled");

const words = ({ day, startsAtLocal, endsAtLocal }: Shift): PlannedShift => ({
  day,
  startsAtLocal,
  endsAtLocal,
  jobRole: null,
});

/** The difference for one employee, from the shifts before and after alone. */
function difference(id: EmployeeId, before: readonly Shift[], after: readonly Shift[]) {
  const ids = new Set([...before, ...after].map((shift) => shift.id));
  const own = (shifts: readonly Shift[], shiftId: Shift["id"]) =>
    shifts.find((shift) => shift.id === shiftId && shift.employeeId === id);
  return [...ids].flatMap((shiftId): ShiftChange[] => {
    const [was, is] = [own(before, shiftId), own(after, shiftId)];
    if (JSON.stringify(was && planOf(was)) === JSON.stringify(is && planOf(is))) return [];
    return [{ before: was ? words(was) : null, after: is ? words(is) : null }];
  });
}

const inOrder = (changes: readonly ShiftChange[]) =>
  changes.map((change) => JSON.stringify(change)).toSorted();

test("each person is told once, of exactly the difference between the shifts before and after", async () => {
  const { company, team } = await aPublishedTeam(["Ana", "Ben", "Cora", "Dan", "Eva", "Finn"]);
  const [ana, ben, cora, dan, eva] = team.map(({ employeeId }) => employeeId);
  const { schedules } = company.owner.api;
  const before = await standing(company);
  const save = async (who: EmployeeId | undefined, day: string, change: Partial<ShiftPlan>) => {
    const shift = before.find((one) => one.employeeId === who && one.day === day);
    if (shift === undefined) throw new Error("The shift was planned.");
    const { id: shiftId, version: expectedVersion } = shift;
    const plan = { ...planOf(shift), ...change };
    await schedules.saveShift.mutate({ ...anAttempt(), shiftId, expectedVersion, shift: plan });
    return { shiftId, expectedVersion: expectedVersion + 1, plan: planOf(shift) };
  };
  await save(ana, weekStart, { day: wednesday, endsAtLocal: "18:00" });
  await save(ben, tuesday, { employeeId: cora ?? null, day: thursday });
  const { shiftId, expectedVersion } = await save(dan, weekStart, { note: "Not needed" });
  await schedules.cancelShift.mutate({ ...anAttempt(), shiftId, expectedVersion });
  await aShift(company, { employeeId: dan ?? null, day: thursday, range: "06:00-10:00" });
  await save(eva, tuesday, { note: "Bring the keys" });
  await aShift(company, { day: thursday });
  const { plan, ...back } = await save(team[5]?.employeeId, weekStart, { day: wednesday });
  await schedules.saveShift.mutate({ ...anAttempt(), ...back, shift: plan });

  await publish(company);
  await tellHeld(company);
  const after = await standing(company);
  for (const { name, employeeId, login } of team) {
    const expected = inOrder(difference(employeeId, before, after));
    const [, ...told] = await messagesOf(company, employeeId);
    const [, ...mails] = (await mailsTo(login.email)).flatMap(({ content }) =>
      content.kind === "weekPublished" ? [content] : [],
    );
    const seen = [told, mails].map((all) => all.map((one) => inOrder(one.changes)));
    // Of two publications, the first told everyone of their two days.
    const once = expected.length === 0 ? [] : [expected];
    expect({ name, seen }).toEqual({ name, seen: [once, once] });
  }
});

test("a shift added to a published week is not told as all that the employee works", async () => {
  const { company, team } = await aPublishedTeam(["Ana"]);
  const [ana] = team;
  await aShift(company, { employeeId: ana?.employeeId ?? null, day: thursday });
  await publish(company);
  await tellHeld(company);
  const mails = await mailsTo(ana?.login.email ?? "");
  const letters = mails.map((mail) => JSON.stringify(writeLetter(mail.content, mail.language)));
  expect(letters.filter((text) => text.includes("This is what you work"))).toHaveLength(1);
  expect(letters.filter((text) => text.includes("Your shifts changed"))).toHaveLength(1);
  expect(letters.filter((text) => text.includes("New: "))).toHaveLength(1);
});
