import type { TimeOffType } from "@crewline/domain/records/time-off/time-off-type";
import { newTimeOffType } from "@crewline/domain/rules/time-off/time-off-type-list";
import { expect, test } from "vitest";
import type { TestCompany } from "../support/a-company.ts";
import { aCompany, anEmployee } from "../support/a-company.ts";
import { anAttempt, refusalOf } from "../support/api-client.ts";
import { aRequest, ask } from "../support/time-off-requests.ts";

async function saveTypes(
  { owner, read }: TestCompany,
  change: (types: TimeOffType[]) => TimeOffType[],
) {
  const { version: expectedVersion, timeOffTypes } = await (await read()).company();
  const changed = { expectedVersion, timeOffTypes: change(timeOffTypes) };
  return owner.api.settings.saveTimeOffTypes.mutate({ ...anAttempt(), ...changed });
}

const jury = { ...newTimeOffType("jury", 4), name: "Jury duty" };

test("time off keeps how its type was called and paid when it was entered", async () => {
  const company = await aCompany();
  const { timeOff } = await company.read();
  const bo = await anEmployee(company, { name: "Bo Ito" });
  await saveTypes(company, (types) => [...types, jury]);
  const input = { ...aRequest(bo, "2126-11-25"), type: jury.id };
  const { timeOffId } = await company.owner.api.calendar.requestTimeOff.mutate(input);
  const renamed: TimeOffType = { ...jury, name: "Court", pays: "salaries", code: "JURY" };
  await saveTypes(company, (types) => types.map((type) => (type.id === jury.id ? renamed : type)));
  expect(await timeOff.get(timeOffId)).toMatchObject({
    type: jury.id,
    terms: { name: "Jury duty", pays: "none", code: "" },
  });
});

test("an archived type is refused in a new request, and a saved one cannot be removed", async () => {
  const company = await aCompany();
  const bo = await anEmployee(company, { name: "Bo Ito" });
  expect(await refusalOf(saveTypes(company, (types) => types.slice(1)))).toMatchObject({
    rule: "timeOffTypeKept",
  });
  const { version } = await saveTypes(company, ([first, ...others]) =>
    first === undefined ? others : [{ ...first, isArchived: true }, ...others],
  );
  expect(version).toBeGreaterThan(1);
  expect(await refusalOf(ask(company.owner, bo, "2126-11-25"))).toMatchObject({
    rule: "timeOffTypeGone",
  });
});
