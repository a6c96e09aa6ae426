import { expect, test } from "vitest";
import { exportKindNames } from "@crewline/domain/records/data-export/export-kinds";
import { collectionOfKind } from "../../functions/src/store/company/export-page.ts";
import { companyCollections } from "../rules/stored-collections.ts";

/** The exclusions from an export of everything, and why. */
const leftOut: Readonly<Record<string, string>> = {
  directory: "a packed copy of employees",
  locationIndex: "a packed copy of locations",
  shiftPacks: "a packed copy of publishedShifts",
  rosterDays: "a packed copy of shifts",
  employeeIndex: "a packed copy of employees",
  events: "short notes for consumers of what the history holds",
  employeeEmails: "a look-up of the addresses that profiles hold",
  locationNames: "the names that locations hold",
  weekPresences: "who has a week open at this moment",
  covers: "whom the offers of shifts name",
  heldPublications: "what takes a publication back for half a minute",
  openWork: "what is counted from dailySummaries",
  companyWork: "a packed copy of alerts and joinRequests",
  workedYears: "what is counted from employeeWeeks",
  weekRollups: "what is counted from employeeWeeks",
  shiftRollups: "what is counted from shifts and timeEntries",
  punchPhotos: "pictures that are removed after some days, and seen with their time entries",
  checklistPhotos: "pictures that are removed after a year, and seen with their checklists",
  kioskPins: "a secret that only the server reads",
  "kiosks/private/keys": "a secret that only the server reads",
  "employees/private/kiosk": "a secret that only the server reads",
  migrations: "how far stored data has been converted, which is not the company's",
  "members/listViews": "one person's own, which no admin may read",
};

test("an export of everything lacks no collection of a company but those named here", () => {
  const stored = companyCollections();
  expect(stored).toContain("employees/private/pay");
  const exported = new Set([...exportKindNames.map(collectionOfKind), ...Object.keys(leftOut)]);
  expect(stored.filter((name) => !exported.has(name))).toEqual([]);
});

test("what an export names is stored", () => {
  const stored = new Set(companyCollections());
  const named = exportKindNames.filter((kind) => kind !== "company").map(collectionOfKind);
  expect([...named, ...Object.keys(leftOut)].filter((name) => !stored.has(name))).toEqual([]);
});
