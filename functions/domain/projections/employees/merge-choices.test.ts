import { describe, expect, test } from "vitest";
import { onDevice } from "../../kernel/formats/readers.test-support.ts";
import { anEmployee } from "../../records/employees/employee-builder.test-support.ts";
import { noPersonalData } from "../../records/employees/employee.ts";
import type { SingleFacts } from "../../rules/merging/merge-facts.ts";
import { mergeChoices } from "./merge-choices.ts";
import { takenFrom } from "../../rules/merging/taken-from.ts";

const side = (change: Partial<SingleFacts> = {}): SingleFacts => ({
  employee: anEmployee({ name: "Ana Diaz" }),
  profile: { email: null, phone: null, notes: "", ...noPersonalData, version: 1 },
  policy: "company",
  end: null,
  ...change,
});

describe("what has to be chosen when two records become one", () => {
  test("is empty when both records agree, or when only one has a value", () => {
    const phone = { ...noPersonalData, email: null, phone: "+12125550100", notes: "", version: 1 };
    expect(mergeChoices(side(), side({ profile: phone }), onDevice)).toEqual([]);
  });

  test("is the overtime policy where one of them is exempt", () => {
    expect(mergeChoices(side(), side({ policy: "exempt" }), onDevice)).toEqual([
      { fact: "overtimePolicy", label: "Overtime", stays: "Company rules", duplicate: "Exempt" },
    ]);
  });

  test("is the reason for leaving where both records have ended for another", () => {
    const ended = (reason: "resigned" | "other", note = "") => side({ end: { reason, note } });
    expect(mergeChoices(side(), ended("resigned"), onDevice)).toEqual([]);
    expect(mergeChoices(ended("resigned"), ended("other", "Moves away"), onDevice)).toEqual([
      {
        fact: "endReason",
        label: "Reason for leaving",
        stays: "Resigned",
        duplicate: "Other: Moves away",
      },
    ]);
  });

  test("is each payroll ID, name and PIN that differ", () => {
    const stays = side({ employee: anEmployee({ name: "Ana", payrollId: "7", hasPin: true }) });
    const other = side({ employee: anEmployee({ name: "Anna", payrollId: "8", hasPin: true }) });
    expect(mergeChoices(stays, other, onDevice).map(({ fact }) => fact)).toEqual([
      "name",
      "payrollId",
      "pin",
    ]);
  });
});

test("what is taken from the duplicate is what was chosen and no more", () => {
  const duplicate = anEmployee({ name: "Anna", payrollId: "8" });
  expect(takenFrom(duplicate, ["payrollId", "phone", "pin"])).toEqual({ payrollId: "8" });
});
