import { fileURLToPath } from "node:url";
import type { Outcome } from "./run-files.ts";
import { runFolder } from "./run-files.ts";

const folder = process.argv[2] ?? fileURLToPath(new URL("cases", import.meta.url));
const outcomes = runFolder(folder);

for (const [group, cases] of Map.groupBy(outcomes, groupOf)) {
  const count = (kind: string) => cases.filter(({ verdict }) => verdict.kind === kind).length;
  console.log(
    `${group}: ${count("passed")} passed, ${count("failed")} failed, ` +
      `${count("not offered")} not offered`,
  );
  cases.forEach(printDetail);
}
const passed = outcomes.filter(({ verdict }) => verdict.kind === "passed").length;
const failed = outcomes.filter(({ verdict }) => verdict.kind === "failed").length;
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || outcomes.length === 0 ? 1 : 0;

function groupOf({ file, vector }: Outcome): string {
  return `${file} ${vector.kind}`;
}

function printDetail({ vector, verdict }: Outcome): void {
  if (verdict.kind === "not offered") console.log(`  not offered ${vector.id}: ${verdict.feature}`);
  if (verdict.kind !== "failed") return;
  console.log(`  failed ${vector.id}: ${vector.title}`);
  for (const reason of verdict.reasons) console.log(`    ${reason}`);
}
