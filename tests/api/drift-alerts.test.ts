import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import { summarySubject } from "@crewline/domain/records/summaries/drift";
import { expect, test } from "vitest";
import { watchCompany } from "../../functions/src/operations/alerts/watch-alerts.ts";
import { settleDrift } from "../../functions/src/operations/history/note-drift.ts";
import { aCompany } from "../support/a-company.ts";

test("figures of one location that differ on two days are one alert, which resolves with the last day", async () => {
  const { companyId, harbor, market, read } = await aCompany();
  const check = (place: LocationId, day: string, isRight: boolean) =>
    settleDrift(
      companyId,
      summarySubject(place, day),
      isRight ? { isRight } : { isRight, isRebuilt: true },
    );
  const told = async () => {
    await watchCompany(companyId);
    const alerts = await (await read()).alerts.list([["type", "==", "drift"]]);
    return alerts
      .toSorted((a, b) => a.id.localeCompare(b.id))
      .map(({ subject, state, facts: { name, days } }) => ({ at: subject.id, state, name, days }));
  };
  await check(harbor, "2026-11-17", false);
  await check(harbor, "2026-11-16", false);
  await check(market, "2026-11-16", false);
  const of = (at: LocationId, name: string) => ({ at, name, state: "new" });
  const [one, other] = [of(harbor, "Harbor"), of(market, "Market")];
  const days = ["2026-11-16", "2026-11-17"];
  expect(await told()).toHaveLength(2);
  expect(await told()).toEqual(
    expect.arrayContaining([
      { ...one, days },
      { ...other, days: ["2026-11-16"] },
    ]),
  );

  await check(harbor, "2026-11-16", true);
  expect(await told()).toContainEqual({ ...one, days: ["2026-11-17"] });

  await check(harbor, "2026-11-17", true);
  await check(market, "2026-11-16", true);
  expect((await told()).map(({ state }) => state)).toEqual(["resolved", "resolved"]);
});
