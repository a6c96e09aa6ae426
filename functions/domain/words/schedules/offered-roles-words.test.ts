import { expect, test } from "vitest";
import { onDevice } from "../../kernel/formats/readers.test-support.ts";
import { aJobRole, roleId } from "../../records/job-roles/role-id.test-support.ts";
import type { RoleChoice } from "../../rules/drafts/offered-roles.ts";
import { offeredRolesWords } from "./offered-roles-words.ts";

const ana = { name: "Ana", jobRoleIds: [roleId("cook")] };
const harbor = { name: "Harbor", jobRoleIds: [roleId("server")] };
const market = { name: "Market", jobRoleIds: [] };
const shift: RoleChoice = {
  location: harbor,
  companyRoles: [aJobRole("Server")],
  people: [ana],
  isOpen: false,
  current: null,
};
test.each<[Partial<RoleChoice>, string | undefined]>([
  [{}, "Job roles used at Harbor come first."],
  [{ isOpen: true }, "Job roles used at Harbor."],
])("the offered roles of %o come with: %s", (change, sentence) => {
  expect(offeredRolesWords({ ...shift, ...change }, onDevice)).toBe(sentence);
});

test("three lines below the field said that all job roles are offered", () => {
  expect(offeredRolesWords({ ...shift, location: market }, onDevice)).toBeUndefined();
});
