import type { Import } from "./import-graph.ts";
import { arrowsBetween, reachOf, readImports } from "./import-graph.ts";
import { againstTheOrder, isWithin, placeOf } from "./import-order.ts";
import { repository } from "./planted-tree.ts";

/** `npm run imports`: what each room imports from, lowest first; with a folder, what is in it. */
function main(folder: string): boolean {
  const imports = readImports(repository);
  const inside = imports.filter(({ file }) => folder === "" || isWithin(file, folder));
  const faults = againstTheOrder(imports);
  print(arrowLines(inside, folder));
  print(faults.map((fault) => `Against the order: ${fault}`));
  return faults.length === 0;
}

function arrowLines(imports: readonly Import[], folder: string): string[] {
  const arrows = arrowsBetween(imports, (file) => nodeOf(file, folder));
  const width = Math.max(...[...arrows.keys()].map((node) => node.length));
  const height = (node: string) => placeOf(`${node}/_`).level * 1000 + reachOf(node, arrows).size;
  return [...arrows]
    .toSorted(([a], [b]) => height(a) - height(b))
    .map(([node, targets]) => `${node.padEnd(width)} → ${[...targets].map(shortName).join(", ")}`);
}

/** For a folder inside a room the folder directly below it that holds the file; else the room. */
function nodeOf(file: string, folder: string): string {
  const { room } = placeOf(file);
  if (folder === "" || !isWithin(folder, room) || !isWithin(file, folder)) return room;
  const [child = "", ...rest] = file.slice(folder.length + 1).split("/");
  return rest.length === 0 ? folder : `${folder}/${child}`;
}

function shortName(room: string): string {
  return room.replace(/^(?:functions|web)\/src\/|^functions\/(?=domain)/u, "");
}

function print(lines: readonly string[]): void {
  if (lines.length > 0) process.stdout.write(`${lines.join("\n")}\n\n`);
}

const [folder = ""] = process.argv.slice(2);
process.exitCode = main(folder.replace(/\/$/u, "")) ? 0 : 1;
