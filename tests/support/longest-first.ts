import type { TestSpecification } from "vitest/node";
import { BaseSequencer } from "vitest/node";

/** Small files that take long: begun by their size, they would run alone at the end. */
const long = [
  "tests/api/access.test.ts",
  "tests/api/hostile-input.test.ts",
  "tests/api/jobs.test.ts",
  "tests/api/zone-of-a-week.test.ts",
  "tests/browser/every-dialog.test.ts",
  "tests/browser/every-screen.test.ts",
  "tests/browser/demo-company.test.ts",
  "tests/browser/explore-demo.test.ts",
  "tests/browser/quiet-console.test.ts",
  "tests/browser/read-only-company.test.ts",
  "tests/browser/recovery-codes.test.ts",
];

/** Waits for a trigger, which comes late behind the documents that other files write. */
const early = "tests/api/demo-companies.test.ts";

/** Vitest's order, but what takes longest goes first, so that the others run beside it. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // Vitest's own, which answers a new array.
    // oxlint-disable-next-line unicorn/no-array-sort
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => rankOf(a) - rankOf(b));
  }

  /**
   * Deals the files like cards, the long ones first. The order is that of the names: times measured
   * in one shard would put a file into two shards, or into none.
   */
  override async shard(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { index, count } = this.ctx.config.shard ?? { index: 1, count: 1 };
    const named = files.toSorted((a, b) => a.moduleId.localeCompare(b.moduleId));
    const dealt = [...named.filter(isLong), ...named.filter((file) => !isLong(file))];
    return dealt.filter((_, place) => place % count === index - 1);
  }
}

function rankOf(file: TestSpecification): number {
  if (file.moduleId.endsWith(early)) return 0;
  return isLong(file) ? 1 : 2;
}

function isLong({ moduleId }: TestSpecification): boolean {
  return long.some((file) => moduleId.endsWith(file));
}
