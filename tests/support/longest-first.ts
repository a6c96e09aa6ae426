import type { TestSpecification } from "vitest/node";
import { BaseSequencer } from "vitest/node";

/** Small files that take long: begun by their size, they would run alone at the end. */
const long = [
  "tests/api/access.test.ts",
  "tests/api/hostile-input.test.ts",
  "tests/api/jobs.test.ts",
  "tests/api/zone-of-a-week.test.ts",
  "tests/browser/demo-company.test.ts",
  "tests/browser/explore-demo.test.ts",
  "tests/browser/quiet-console.test.ts",
  "tests/browser/recovery-codes.test.ts",
];

/** Vitest's order, but what takes longest goes first, so that the others run beside it. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // Vitest's own, which answers a new array.
    // oxlint-disable-next-line unicorn/no-array-sort
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) =>
      long.some((file) => moduleId.endsWith(file));
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
