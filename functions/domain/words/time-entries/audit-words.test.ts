import { expect, test } from "vitest";
import { onDevice } from "../../kernel/formats/readers.test-support.ts";
import { auditActionLabel, auditSentences } from "./audit-words.ts";

test("a correction names each field with its value before and after, in the zone of the place", () => {
  const changes = [
    { field: "End", before: "2026-11-10T22:00:00.000Z", after: "2026-11-10T22:30:00.000Z" },
    { field: "Job role", before: null, after: "Barista" },
  ];
  const [act, end, role] = auditSentences(
    { action: "correct", changes },
    "America/New_York",
    onDevice,
  );
  expect(act).toBe("Corrected.");
  expect(end).toMatch(/^End: .*5:00.* → .*5:30.*\.$/u);
  expect(role).toBe("Job role: Barista.");
});

test("a punch is described by its act alone, without the change of state", () => {
  const state = { field: "State", before: "clocked in", after: "closed" };
  expect(auditSentences({ action: "clockOut", changes: [state] }, "UTC", onDevice)).toEqual([
    "Clocked out.",
  ]);
  expect(auditSentences({ action: "void", changes: [state] }, "UTC", onDevice)).toEqual([
    "Voided.",
  ]);
  expect(auditActionLabel("unapprove", onDevice)).toBe("Approval undone");
});
