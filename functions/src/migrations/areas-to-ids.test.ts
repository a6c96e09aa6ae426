import { aCompanyId } from "@crewline/domain/kernel/ids/ids.test-support";
import { expect, test } from "vitest";
import type { RawData } from "../store/company/raw-documents.ts";
import { areasToIds } from "./areas-to-ids.ts";

function migrate(place: string, data: RawData): RawData | undefined {
  const documents = [{ path: `${place}/one`, data }];
  return areasToIds.step({ companyId: aCompanyId("harbor"), place, company: {}, documents })[0]
    ?.data;
}

const id = expect.stringMatching(/^[0-9a-f-]{36}$/u);

test("areas get ids, once; those that differ in case or blanks become one", () => {
  const areas = ["Bar", " BAR", "Terrace"].map((name) => ({ name, colour: "#2e7d32" }));
  const after = migrate("locationPlans", { costCentre: "9", areas });
  expect(after).toEqual({
    costCentre: "9",
    areas: [
      { id, name: "Bar", colour: "#2e7d32" },
      { id, name: "Terrace", colour: "#2e7d32" },
    ],
  });
  expect(migrate("locationPlans", after ?? {})).toBeUndefined();
  expect(migrate("locationPlans", { areas: [] })).toBeUndefined();
});

test("areas that an undo would bring back get ids, too", () => {
  const undo = { kind: "changed", location: { areas: [{ name: "Bar", colour: "#2e7d32" }] } };
  const after = migrate("batches", { rows: [{ key: "1", undoJson: JSON.stringify(undo) }] });
  const [row] = (after?.["rows"] ?? []) as { undoJson: string }[];
  expect(JSON.parse(row?.undoJson ?? "")).toEqual({
    kind: "changed",
    location: { areas: [{ id, name: "Bar", colour: "#2e7d32" }] },
  });
  expect(migrate("batches", after ?? {})).toBeUndefined();
});
