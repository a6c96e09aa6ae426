import { defineConfig } from "vitest/config";
import { stackEnvironment } from "./emulators/stack/stack-environment.ts";
import { LongestFirst } from "./tests/support/longest-first.ts";

/** They replace modules and the environment of their process, which no other file may see. */
const inProduction = "tests/api/attacks/*-in-production.test.ts";

interface StackTests {
  include?: string;
  exclude?: string[];
  globalSetup?: string[];
  isolate?: boolean;
}

/** Suites that talk to the emulators; tests/run.ts starts those before, once for all of them. */
function againstTheStack(
  name: string,
  timeoutSeconds: number,
  {
    include = `tests/${name}/**/*.test.ts`,
    exclude = [],
    globalSetup = [],
    isolate = false,
  }: StackTests = {},
) {
  return {
    test: {
      name,
      include: [include],
      exclude,
      // Companies keep the tests apart. A process for each file takes a second to load the same.
      isolate,
      env: stackEnvironment,
      globalSetup,
      // A browser on a busy machine; the output names each test that needed its second try.
      retry: name === "browser" ? 1 : 0,
      testTimeout: timeoutSeconds * 1000,
      hookTimeout: timeoutSeconds * 1000,
    },
  };
}

export default defineConfig({
  test: {
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        // Pure functions leave nothing behind for the next file: one world for all of them takes
        // a tenth of the time.
        test: {
          name: "unit-domain",
          include: ["functions/domain/**/*.test.ts"],
          setupFiles: ["tests/support/fail-on-console.ts"],
          isolate: false,
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: "unit",
          include: [
            "functions/src/**/*.test.ts",
            "web/**/*.test.{ts,tsx}",
            "emulators/**/*.test.ts",
            "tests/{architecture,bench,oracle,support,vectors}/**/*.test.ts",
          ],
          setupFiles: ["tests/support/fail-on-console.ts"],
          testTimeout: 20_000,
        },
      },
      againstTheStack("rules", 30),
      // A test may wait for the emulator's locks, which are those of all companies.
      againstTheStack("api", 60, { exclude: [inProduction] }),
      againstTheStack("api-in-production", 30, { include: inProduction, isolate: true }),
      againstTheStack("browser", 180, { globalSetup: ["tests/support/seed-demo-company.ts"] }),
      {
        // Starts and kills stacks of its own, so it runs while no other one is up.
        test: {
          name: "stack",
          include: ["tests/stack/**/*.test.ts"],
          testTimeout: 300_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
