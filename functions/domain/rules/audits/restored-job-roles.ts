import { z } from "zod/mini";
import type { AuditRow } from "../../records/audits/audit-row.ts";
import type { JobRole } from "../../records/job-roles/job-role.ts";
import { jobRoleSchema, jobRolesSchema } from "../../records/job-roles/job-role.ts";
import type { Restored } from "./restored.ts";
import { keptValue, notRestored } from "./restored.ts";

const keptSchema = z.array(jobRoleSchema);

/**
 * The job roles with the names, codes, colours and places that they had before a change; what the
 * change did not touch stays. A role that it removed is added again; one that it added is archived,
 * because work may have it. An obstacle where the former roles were not kept, where another role
 * has the name or code now, or where nothing differs.
 */
export function restoredJobRoles(
  present: readonly JobRole[],
  { changes: [change] }: Pick<AuditRow, "changes">,
): Restored {
  const before = keptSchema.safeParse(keptValue(change?.before ?? null));
  const after = keptSchema.safeParse(keptValue(change?.after ?? null));
  if (!before.success || !after.success) return notRestored("notKept");
  const states = { before: before.data, after: after.data };
  const jobRoles = inFormerOrder(
    [...present.map(former(states)), ...removed(present, states)],
    states,
  );
  if (JSON.stringify(jobRoles) === JSON.stringify(present)) return notRestored("asItWas");
  const read = jobRolesSchema.safeParse(jobRoles);
  return read.success ? { kind: "jobRoles", jobRoles: read.data } : notRestored("nameTaken");
}

interface States {
  before: readonly JobRole[];
  after: readonly JobRole[];
}

const byId = (roles: readonly JobRole[], { id }: JobRole) => roles.find((one) => one.id === id);

/** The role with the fields that the change touched as they were. */
function former({ before, after }: States): (role: JobRole) => JobRole {
  return (role) => {
    const [old, changed] = [byId(before, role), byId(after, role)];
    if (changed === undefined) return role;
    if (old === undefined) return { ...role, isArchived: true };
    return {
      ...role,
      ...(old.name !== changed.name && { name: old.name }),
      ...(old.code !== changed.code && { code: old.code }),
      ...(old.colour !== changed.colour && { colour: old.colour }),
      ...(old.isArchived !== changed.isArchived && { isArchived: old.isArchived }),
    };
  };
}

function removed(present: readonly JobRole[], { before, after }: States): JobRole[] {
  return before.filter(
    (role) => byId(after, role) === undefined && byId(present, role) === undefined,
  );
}

/** The former order where the change moved roles; roles that are new since come last. */
function inFormerOrder(roles: readonly JobRole[], { before, after }: States): JobRole[] {
  const shared = (some: readonly JobRole[], others: readonly JobRole[]) =>
    some.filter((role) => byId(others, role) !== undefined).map(({ id }) => id);
  if (shared(before, after).join() === shared(after, before).join()) return [...roles];
  const place = ({ id }: JobRole) => {
    const index = before.findIndex((one) => one.id === id);
    return index === -1 ? before.length : index;
  };
  return roles.toSorted((a, b) => place(a) - place(b));
}
