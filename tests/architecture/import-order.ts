import { posix } from "node:path";
import type { Import } from "./import-graph.ts";
import { arrowsBetween, ringsIn } from "./import-graph.ts";

/**
 * The rooms, lowest first: a file imports from its own room and from rooms of earlier lines, never
 * from another room of its line. `*` makes each folder below it a room.
 */
export const levels: readonly (readonly string[])[] = [
  ["functions/domain/kernel"],
  ["functions/domain/records"],
  ["functions/domain/rules"],
  ["functions/domain/words"],
  ["functions/domain/projections"],
  ["functions/src/platform"],
  ["functions/src/store", "functions/src/identity"],
  ["functions/src/operations", "functions/src/migrations"],
  ["functions/src/rpc", "functions/src/auth-http", "functions/src/jobs", "functions/src/demo"],
  ["functions/src/areas/*"],
  ["functions/src", "functions/src/cli"],
  ["web/src/device"],
  ["web/src/ui", "web/src/api", "web/src/live"],
  ["web/src/time", "web/src/locale", "web/src/outbox"],
  ["web/src/inputs"],
  ["web/src/session"],
  [
    "web/src/entities/company",
    "web/src/entities/batches",
    "web/src/entities/history",
    "web/src/entities/files",
    "web/src/entities/staff-acts",
  ],
  ["web/src/entities/locations"],
  ["web/src/entities/employees"],
  ["web/src/entities/schedules"],
  [
    "web/src/entities/wages",
    "web/src/entities/time-off",
    "web/src/entities/time-entries",
    "web/src/entities/alerts",
    "web/src/entities/checklists",
  ],
  ["web/src/entities/timesheets"],
  ["web/src/lists"],
  ["web/src/areas/*"],
  ["web/src/app"],
];

/** Each import that does not go to an earlier line, and each ring of folders, as a sentence. */
export function againstTheOrder(imports: readonly Import[]): string[] {
  const upward = imports.filter(({ file, target }) => {
    const [from, to] = [placeOf(file), placeOf(target)];
    return from.room !== to.room && to.level >= from.level;
  });
  const rings = ringsIn(arrowsBetween(imports));
  return [
    ...upward.map(({ file, target }) => `${file} imports ${target}`),
    ...rings.map((ring) => `These import one another: ${ring.join(", ")}`),
  ];
}

/** The room that holds a file, and the number of its line. Throws for a file outside every room. */
export function placeOf(file: string): { room: string; level: number } {
  for (let room = posix.dirname(file); room !== "."; room = posix.dirname(room)) {
    const eachOf = `${posix.dirname(room)}/*`;
    const level = levels.findIndex((rooms) => rooms.includes(room) || rooms.includes(eachOf));
    if (level !== -1) return { room, level };
  }
  throw new Error(`${file} is in no room of tests/architecture/import-order.ts.`);
}

export function isWithin(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`);
}
