import { aCompanyId } from "@crewline/domain/kernel/ids/ids.test-support";
import { auditRowSchema } from "@crewline/domain/records/audits/audit-row";
import { isIntactRow } from "@crewline/domain/rules/audits/audit-hash";
import { expect, test } from "vitest";
import { sha256 } from "../platform/digest.ts";
import { plainData } from "../store/unit/document.ts";
import { auditRows } from "./audit-rows.ts";

const timestamp = { toDate: () => new Date("2026-11-10T15:00:00.000Z") };
const change = {
  subject: "location_quay",
  order: "2026-11-10T15:00:00.000Z_row",
  act: "archived",
  at: timestamp,
  byUid: "olivia",
  byName: "Olivia",
  day: null,
  of: null,
  count: 2,
  published: null,
  changes: [],
  batchId: null,
};
const migrate = (documents: { path: string; data: object }[]) =>
  auditRows.step({
    companyId: aCompanyId("harbor"),
    place: "history",
    company: {},
    documents: documents.map(({ path, data }) => ({ path, data: { ...data } })),
  });

test("an earlier row of a history becomes a row of the audit that can be proven", () => {
  const [made] = migrate([{ path: "history/row", data: change }]);
  expect(made?.path).toBe("audits/row");
  const at = "2026-11-10T15:00:00.000Z";
  const row = auditRowSchema.parse({ ...plainData(made?.data ?? {}), at, id: "row" });
  expect(row).toMatchObject({ entity: "location", recordId: "quay", act: "archived" });
  expect(row.words.values?.byName).toBe("Olivia");
  expect(isIntactRow(row, sha256)).toBe(true);
});

test("a row that the audit has already, and one that cannot be read, are left alone", () => {
  const known = { path: "audits/row", data: { act: "archived" } };
  expect(migrate([{ path: "history/row", data: change }, known])).toEqual([]);
  expect(migrate([{ path: "history/row", data: { subject: "location_quay" } }])).toEqual([]);
});
