import { posix } from "node:path";

/** The text of each file by its path inside the folder that holds the rooms. */
export type RoomFiles = Readonly<Record<string, string>>;

const specifier = /["'](\.{1,2}\/[^"']+)["']/gu;

/**
 * The ways around, each as "a → b → a": rooms that need one another, directly or by others. A room
 * is a folder; a file beside the rooms is none.
 */
export function waysAround(files: RoomFiles): string[] {
  const rooms = roomsOf(files);
  const found = new Set<string>();
  const follow = (way: readonly string[]) => {
    for (const next of rooms.get(way.at(-1) ?? "") ?? []) {
      if (next === way[0]) found.add([...way, next].join(" → "));
      // Each way around is found once, from its first room in the alphabet.
      else if (next > (way[0] ?? "") && !way.includes(next)) follow([...way, next]);
    }
  };
  for (const room of rooms.keys()) follow([room]);
  return [...found].toSorted();
}

/** Which rooms each room imports from. */
function roomsOf(files: RoomFiles): Map<string, Set<string>> {
  const rooms = new Map<string, Set<string>>();
  for (const [file, text] of Object.entries(files)) {
    const room = roomOf(file);
    if (room === null) continue;
    const needed = rooms.get(room) ?? new Set();
    rooms.set(room, needed);
    for (const [, target = ""] of text.matchAll(specifier)) {
      const other = roomOf(posix.join(posix.dirname(file), target));
      if (other !== null && other !== room) needed.add(other);
    }
  }
  return rooms;
}

function roomOf(file: string): string | null {
  const [room = "", rest] = file.split("/");
  return rest === undefined || room === ".." ? null : room;
}
