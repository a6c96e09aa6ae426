import { nameKey } from "../../kernel/text/name-key.ts";
import type { JobRole, JobRoleId } from "./job-role.ts";
import { jobRoleIdSchema } from "./job-role.ts";

/** The id of a job role in tests: "barista". */
export function roleId(text: string): JobRoleId {
  return jobRoleIdSchema.parse(text);
}

/** A job role whose id is its name as an id: "Shift lead" is "shift-lead". */
export function aJobRole(name: string, change: Partial<JobRole> = {}): JobRole {
  const id = roleId(nameKey(name).replaceAll(/[^a-z0-9]+/gu, "-"));
  return { id, name, code: "", colour: "#2e7d32", isArchived: false, ...change };
}

/** The name of a role in tests: "shift-lead" is "Shift lead". */
export function nameOfRole(id: JobRoleId): string {
  const words = id.replaceAll("-", " ");
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
