import { aUserId } from "../../kernel/ids/ids.test-support.ts";
import type { UserId } from "../../kernel/ids/entity-ids.ts";
import { expect, test } from "vitest";
import { broken } from "../violations/broken.test-support.ts";
import type { Role } from "../../kernel/access/role.ts";
import { requireRank } from "./record-rank.ts";

const max = { uid: aUserId("max"), role: "manager" as const };
const recordOf = (uid: UserId, role: Role) => ({ name: "Dee", login: { uid, role } });

test("a manager changes the records of employees and of people without a login", () => {
  expect(() => requireRank(max, recordOf(aUserId("ana"), "employee"))).not.toThrow();
  expect(() => requireRank(max, { name: "Bo", login: null })).not.toThrow();
});

test("a manager changes no record of an admin, of another manager, or their own", () => {
  expect(() => requireRank(max, recordOf(aUserId("dee"), "admin"))).toThrow(
    broken("higherRole", { who: "Dee" }),
  );
  expect(() => requireRank(max, recordOf(aUserId("dee"), "manager"))).toThrow(
    broken("higherRole", { who: "Dee" }),
  );
  expect(() => requireRank(max, recordOf(aUserId("max"), "manager"))).toThrow(broken("ownRecord"));
});

test("an admin changes every record", () => {
  const admin = { uid: aUserId("dee"), role: "admin" as const };
  expect(() => requireRank(admin, recordOf(aUserId("dee"), "admin"))).not.toThrow();
  expect(() => requireRank(admin, recordOf(aUserId("eve"), "admin"))).not.toThrow();
});
