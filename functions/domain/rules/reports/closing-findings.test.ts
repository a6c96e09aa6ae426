import { expect, test } from "vitest";
import { employeeIdSchema, locationIdSchema } from "../../kernel/ids/entity-ids.ts";
import { broken, brokenRule } from "../violations/broken.test-support.ts";
import { closingFindings, requireClosable } from "./closing-findings.ts";

const ana = employeeIdSchema.parse("ana");
const ben = employeeIdSchema.parse("ben");
const harbor = locationIdSchema.parse("harbor");
const pier = locationIdSchema.parse("pier");
const end = "2026-03-02T17:00:00.000Z";

const entries = [
  { employeeId: ana, locationId: harbor, state: "closed" as const, endsAt: end },
  { employeeId: ana, locationId: pier, state: "approved" as const, endsAt: end },
  { employeeId: ben, locationId: pier, state: "needsFix" as const, endsAt: null },
];
const sources = { entries, requested: [{ locationId: harbor }], disputing: [ana, ben] };

test("what speaks against closing is counted where it is, a dispute wherever its employee worked", () => {
  expect(closingFindings(sources, harbor)).toEqual({
    open: 0,
    unapproved: 1,
    requests: 1,
    disputes: 1,
  });
  expect(closingFindings(sources, pier)).toMatchObject({ open: 1, unapproved: 0, disputes: 2 });
  expect(closingFindings(sources, null)).toEqual({
    open: 1,
    unapproved: 1,
    requests: 1,
    disputes: 2,
  });
});

test("requests and disputes hold back the close, unless an admin overrules them with a reason", () => {
  const free = { open: 0, unapproved: 0, requests: 0, disputes: 0 };
  const held =
    (change: object, by: object = {}) =>
    () =>
      requireClosable(
        { ...free, ...change },
        { includesUnapproved: false, reason: null, isAdmin: true, ...by },
      );
  const reason = "Ana is away.";
  expect(held({ requests: 2 })).toThrow(broken("periodHasRequests", { count: 2 }));
  expect(held({ disputes: 1 })).toThrow(broken("periodHasDisputes", { count: 1 }));
  expect(held({ requests: 1, disputes: 1 }, { reason })).not.toThrow();
  expect(held({ disputes: 1 }, { reason, isAdmin: false })).toThrow(
    brokenRule("periodHasDisputes"),
  );
  expect(held({ open: 1 }, { reason })).toThrow(brokenRule("periodHasOpenEntries"));
  expect(held({ unapproved: 3 }, { reason })).toThrow(brokenRule("periodHasUnapproved"));
  expect(held({ unapproved: 3 }, { includesUnapproved: true })).not.toThrow();
});
