import { defineConfig } from "vitest/config";
import { stackEnvironment } from "./emulators/stack/stack-environment.ts";
import { LongestFirst } from "./tests/support/longest-first.ts";

/**
 * These replace modules and the environment of their process, so they run isolated from other
 * files.
 */
const inProduction = "tests/api/attacks/*-in-production.test.ts";

interface StackTests {
  include?: string;
  exclude?: string[];
  globalSetup?: string[];
  setupFiles?: string[];
  isolate?: boolean;
}

/** Suites that use the emulators; tests/run.ts starts those once for all of them. */
function againstTheStack(
  name: string,
  timeoutSeconds: number,
  {
    include = `tests/${name}/**/*.test.ts`,
    exclude = [],
    globalSetup = [],
    setupFiles = [],
    isolate = false,
  }: StackTests = {},
) {
  return {
    test: {
      name,
      include: [include],
      exclude,
      // Each test has its own companies, so files can share a process; starting one takes a second.
      isolate,
      env: stackEnvironment,
      globalSetup,
      setupFiles,
      // For a browser on a busy machine; the output names each test that needed its second try.
      retry: name === "browser" ? 1 : 0,
      testTimeout: timeoutSeconds * 1000,
      hookTimeout: timeoutSeconds * 1000,
      expect: { poll: { timeout: 60_000, interval: 100 } },
    },
  };
}

export default defineConfig({
  test: {
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        // Pure functions leave no state for the next file: one shared environment takes a tenth of
        // the time.
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
      {
        // Screens in a DOM. They share one environment, which its set-up empties after each test.
        test: {
          name: "unit-components",
          include: ["tests/components/**/*.test.tsx"],
          environment: "happy-dom",
          isolate: false,
          setupFiles: ["tests/support/fail-on-console.ts", "tests/components/support/set-up.ts"],
          testTimeout: 20_000,
        },
      },
      // Bounds for a hang, not for speed: on a busy machine a test may wait a minute for the
      // emulator's locks, which all companies share, and for its triggers.
      againstTheStack("rules", 120),
      againstTheStack("api", 240, {
        exclude: [inProduction],
        setupFiles: ["tests/support/check-rosters.ts"],
      }),
      againstTheStack("api-in-production", 120, { include: inProduction, isolate: true }),
      againstTheStack("browser", 180, { globalSetup: ["tests/support/seed-demo-company.ts"] }),
      {
        // Starts and kills its own stacks, so it runs while no other one is up.
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
