import { expect, test } from "vitest";
import { broken } from "../violations/broken.test-support.ts";
import type { Role } from "../../kernel/access/role.ts";
import { requireRank } from "./record-rank.ts";

const max = { uid: "max", role: "manager" as const };
const recordOf = (uid: string, role: Role) => ({ name: "Dee", login: { uid, role } });

test("a manager changes the records of employees and of people without a login", () => {
  expect(() => requireRank(max, recordOf("ana", "employee"))).not.toThrow();
  expect(() => requireRank(max, { name: "Bo", login: null })).not.toThrow();
});

test("a manager changes no record of an admin, of another manager, or their own", () => {
  expect(() => requireRank(max, recordOf("dee", "admin"))).toThrow(
    broken("higherRole", { who: "Dee" }),
  );
  expect(() => requireRank(max, recordOf("dee", "manager"))).toThrow(
    broken("higherRole", { who: "Dee" }),
  );
  expect(() => requireRank(max, recordOf("max", "manager"))).toThrow(broken("ownRecord"));
});

test("an admin changes every record", () => {
  const admin = { uid: "dee", role: "admin" as const };
  expect(() => requireRank(admin, recordOf("dee", "admin"))).not.toThrow();
  expect(() => requireRank(admin, recordOf("eve", "admin"))).not.toThrow();
});
