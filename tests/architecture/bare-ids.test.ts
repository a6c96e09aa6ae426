import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { bareIds } from "./bare-ids.ts";
import { repository } from "./planted-tree.ts";

/** Files with a field of such a name that holds something else. */
const namesakes = [
  // The UID of RFC 5545 for an entry of a calendar.
  "functions/domain/projections/files/calendar-event.ts",
  // The record IDs of a file, as they were typed.
  "functions/domain/projections/people-import/match-person.ts",
  // The fields of a posted form, by their names.
  "functions/src/auth-http/http/request-body.ts",
];

test("no field or parameter holds the id of an entity as plain text", () => {
  const sources = globSync(["functions/{domain,src}/**/*.ts", "web/src/**/*.{ts,tsx}"], {
    cwd: repository,
    exclude: ["**/node_modules/**", "**/.types/**", "**/*.test.*", ...namesakes],
  });
  expect(sources.length).toBeGreaterThan(500);
  const found = sources.flatMap((file) =>
    bareIds(readFileSync(join(repository, file), "utf8")).map((text) => `${file}: ${text}`),
  );
  expect(found).toEqual([]);
});

test.each([
  "interface Asked { employeeId: string }",
  "const read = (locationId: string) => locationId",
  "interface Asked { locationIds?: readonly string[] }",
  "z.object({ employeeId: z.nullable(idSchema) })",
  "z.object({ employeeId: z._default(z.nullable(idSchema), null) })",
  "z.object({ locationIds: z.array(idSchema) })",
  "interface Asked { exportId: string }",
  "z.object({ batchId: z.nullable(z.string()) })",
  "z.object({ eventId: documentIdSchema })",
  "export function scheduleId(locationId: LocationId, weekStart: string): string {",
  "interface Sources { employees: ReadonlyMap<string, Employee> }",
  "const byLocation = new Map<string, Location>();",
])("is found where it is planted: %s", (source) => {
  expect(bareIds(source)).toHaveLength(1);
});

test.each([
  "interface Line { payrollId: string | null }",
  "const names = new Map<string, number>();",
  'z.object({ sessionId: z.string().brand<"DeviceSessionId">() })',
  "interface Sources { employees: ReadonlyMap<EmployeeId, Employee> }",
])("is not found in what holds another text: %s", (source) => {
  expect(bareIds(source)).toEqual([]);
});
