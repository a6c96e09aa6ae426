import { employeeIdSchema } from "../../kernel/ids/entity-ids.ts";
import type { EmployeeId } from "../../kernel/ids/entity-ids.ts";
import { z } from "zod/mini";
import type { Employee, EmployeeStatus } from "./employee.ts";
import { employeeSchema, newEmployment } from "./employee.ts";

/**
 * The people of a company, packed into a few documents, so that a list of thousands costs a few
 * reads: `directory/{shard}` holds what every member may see, `employeeIndex/{shard}` everything
 * of the employees' own documents, for admins. Each person is one text, because a text has one
 * index entry where a map has dozens, and a browser unpacks it ten times as fast.
 */
export const directoryShardSchema = z.object({
  people: z.record(employeeIdSchema, z.nullable(z.string())),
});
export type DirectoryShard = z.infer<typeof directoryShardSchema>;

const SHARDS = 4;

export const shardIds: readonly string[] = Array.from({ length: SHARDS }, (_, index) =>
  String(index),
);

/** The shard of a person, which follows from the id alone. */
export function shardOf(employeeId: EmployeeId): string {
  const sum = Array.from(employeeId).reduce((total, sign) => total + sign.charCodeAt(0), 0);
  return String(sum % SHARDS);
}

/**
 * The fields that every employee may see of every other. The status says only whether the employee
 * still works there, because old schedules name people who have left. Pages written before this
 * rule may hold more until they are rebuilt; that extra data is not read.
 */
const publicSchema = z.pipe(
  z.pick(employeeSchema, {
    name: true,
    jobRoleIds: true,
    locationIds: true,
    status: true,
    colour: true,
    hasPhoto: true,
  }),
  z.transform((told) => ({ ...told, status: publicStatus(told.status) })),
);

function publicStatus(status: EmployeeStatus): EmployeeStatus {
  return status === "terminated" ? "terminated" : "active";
}

const packedSchema = z.omit(employeeSchema, { id: true });

/** The text of `directory`. */
export function packPublic(employee: Employee): string {
  const { name, jobRoleIds, locationIds, status, colour, hasPhoto } = employee;
  const told = { name, jobRoleIds, locationIds, status: publicStatus(status), colour };
  return JSON.stringify(hasPhoto ? { ...told, hasPhoto } : told);
}

/** The text of `employeeIndex`. */
export function packWhole({ id: _id, ...employee }: Employee): string {
  return JSON.stringify(employee);
}

/** A colleague as the directory shows them: fields that it omits have the value for unknown. */
export function unpackPublic(id: EmployeeId, text: string): Employee {
  return { id, ...newEmployment, ...publicSchema.parse(JSON.parse(text)) };
}

export function unpackWhole(id: EmployeeId, text: string): Employee {
  return { id, ...packedSchema.parse(JSON.parse(text)) };
}

/** All shards of the people by their ids; a shard without people is empty, not missing. */
export function shardsOf(
  employees: readonly Employee[],
  pack: (employee: Employee) => string,
): Map<string, DirectoryShard> {
  const shards = new Map(shardIds.map((id) => [id, new Map<EmployeeId, string>()]));
  for (const employee of employees) {
    shards.get(shardOf(employee.id))?.set(employee.id, pack(employee));
  }
  return new Map([...shards].map(([id, people]) => [id, { people: Object.fromEntries(people) }]));
}
