import { expect, test } from "vitest";
import { aJobRole } from "../../records/job-roles/role-id.test-support.ts";
import { findEntry, offeredEntries } from "./find-entry.ts";

const barista = aJobRole("Barista", { code: "B1" });
const cook = aJobRole("Cook", { code: "BARISTA" });
const host = aJobRole("Host", { isArchived: true });
const roles = [cook, barista, host];

test.each([
  ["barista", barista],
  [" BARISTA ", barista],
  ["b1", barista],
  ["Cook", cook],
  ["Chef", undefined],
  ["", undefined],
])("%j is found by name or code, a name first", (text, role) => {
  expect(findEntry(roles, text)).toBe(role);
});

test("an archived job role is not offered any more, except where it is held", () => {
  expect(offeredEntries(roles)).toEqual([cook, barista]);
  expect(offeredEntries(roles, [host.id])).toEqual(roles);
});
