import { expect, test } from "vitest";
import { addDays, weekStartOf } from "@crewline/domain/kernel/time/local-date";
import { aShiftCrew, day } from "../support/a-shift-crew.ts";
import { aShift } from "../support/a-shift-plan.ts";
import { anAttempt } from "../support/api-client.ts";
import { setPolicy } from "../support/overtime-policies.ts";

test("a manager approved a swap without reading the overtime that it adds", async () => {
  const crew = await aShiftCrew();
  const { company, marcus, ana, ben, publish, decide } = crew;
  const { employeeId } = ana;
  const week = weekStartOf(day, "monday");
  const anas = await aShift(company, { employeeId, day });
  const longer = { employeeId: ben.employeeId, day, range: "06:00-16:00" };
  const otherShiftId = await aShift(company, longer);
  await publish();
  const ask = { ...anAttempt(), shiftId: anas, otherShiftId, note: "" };
  const { requestId } = await ana.api.schedules.askSwap.mutate(ask);
  await ben.api.schedules.answerSwap.mutate({ ...anAttempt(), requestId, answer: "accepted" });
  const others = [0, 1, 2, 3, 4].map((after) => addDays(week, after)).filter((one) => one !== day);
  for (const one of others.slice(0, 4)) {
    await aShift(company, { employeeId, day: one, range: "08:00-18:00" }, ["overtime"]);
  }
  const found = async ({ api }: Pick<typeof marcus, "api">) =>
    (await api.schedules.showSwap.query({ requestId })).effects.map(({ findings }) => findings);
  expect(await found(marcus)).toEqual([["Adds 2:00 h of overtime"], []]);

  // Only who reads the pay of Ana is told what her own policy makes of it.
  await setPolicy(company.owner, employeeId, { day: week });
  expect(await found(company.owner)).toEqual([[], []]);
  expect(await found(marcus)).toEqual([["Adds 2:00 h of overtime"], []]);
  await decide(requestId, "approved");
  expect(await found(marcus)).toEqual([]);
});
