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
const open = { isOpen: true, people: [ana, { ...ana, name: "Bo" }] };
const noRoles = { location: market, companyRoles: [] };

test.each<[Partial<RoleChoice>, string]>([
  [{}, "Job roles used at Harbor, then those of Ana."],
  [open, "Job roles used at Harbor."],
  [{ location: market }, "Job roles of the company, then those of Ana."],
  [{ location: market, ...open }, "Job roles of the company, then those of the people here."],
  [noRoles, "Job roles of Ana."],
  [{ ...noRoles, ...open }, "Job roles of the people here."],
])("the offered roles of %o come with: %s", (change, sentence) => {
  expect(offeredRolesWords({ ...shift, ...change }, onDevice)).toBe(sentence);
});
