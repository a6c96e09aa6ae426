import { expect, test } from "vitest";
import { onDevice } from "../../kernel/formats/readers.test-support.ts";
import { generalOf, withGeneral } from "../../rules/company/apply-basics.ts";
import { aCompany } from "../../rules/company/ruled-company.test-support.ts";
import { companyChanges } from "../../rules/history/company-changes.ts";
import { companyLines } from "./company-lines.ts";

test("a change between 12 and 24 hours was missing in the company's history", () => {
  const before = aCompany();
  const general = generalOf(before);
  const after = withGeneral(before, { ...general, formats: { ...general.formats, clock: "24" } });
  expect(companyLines(companyChanges(before, after, "2026-11-20"), onDevice)).toEqual([
    "Times: as on the device → 24 hours",
  ]);
});
