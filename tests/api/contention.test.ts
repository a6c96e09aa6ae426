import { expect, test } from "vitest";
import { aCompany, aMember } from "../support/a-company.ts";
import { apiFor, refusalOf } from "../support/api-client.ts";
import { anEntryInput } from "../support/an-entry.ts";

const AT_ONCE = 20;
const MOST_MILLIS = 25_000;

test("twenty changes of one person's week at once are made or ask to try again, none fails", async () => {
  const company = await aCompany();
  const { employeeId } = await aMember(company);
  const { idToken } = company.owner.login;
  const begun = performance.now();
  const outcomes = await Promise.all(
    Array.from({ length: AT_ONCE }, async (_, index) => {
      const range = `${two(index)}:00-${two(index)}:30`;
      const input = anEntryInput(company, employeeId, { range });
      // Of its own each, so that they are not one request in turn.
      const call = apiFor(idToken).timeEntries.add.mutate(input);
      return call.then(
        () => "made",
        async () => (await refusalOf(call)).rule ?? (await refusalOf(call)).code,
      );
    }),
  );
  expect(performance.now() - begun).toBeLessThan(MOST_MILLIS);
  expect(outcomes.filter((outcome) => outcome !== "made" && outcome !== "busy")).toEqual([]);
  const made = outcomes.filter((outcome) => outcome === "made").length;
  expect(made).toBeGreaterThan(0);
  const entries = await (await company.read()).timeEntries.list([["employeeId", "==", employeeId]]);
  expect(entries).toHaveLength(made);
}, 60_000);

function two(hour: number): string {
  return String(hour).padStart(2, "0");
}
