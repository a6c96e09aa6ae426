import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { ownArithmetic } from "./own-arithmetic.ts";
import { innocentSources, offences } from "./planted-arithmetic.ts";
import { repository } from "./planted-tree.ts";

const engine = /^functions\/domain\/(?:kernel\/(?:time|money)|rules\/(?:rates|hours|pay))\//u;
const notCode =
  /(?:^|\/)(?:node_modules|\.types|dist)\/|\.d\.ts$|\.(?:test|fakes|test-support)\.tsx?$/u;

/** The exceptions outside of the engine, and why: none of it is working time. */
const allowed: { file: string; text: string; why: string }[] = [
  {
    file: "web/src/session/machine/ask-again.ts",
    text: "const waitMs = memory.lastAskedMs + THROTTLE_MS - memory.ports.nowMs();",
    why: "how long a timer waits before it asks for the session again",
  },
  {
    file: "web/src/live/unanswered.ts",
    text: "const restMs = oldest + this.#waitMs - now;",
    why: "how long a timer waits before it asks for lost answers again",
  },
  {
    file: "functions/src/identity/claims.ts",
    text: "await setTimeout(1000 - (nowMillis() % 1000));",
    why: "how long a timer waits for the next whole second",
  },
  {
    file: "web/src/ui/clock/next-minute.ts",
    text: "return MINUTE_MILLIS - (nowMillis % MINUTE_MILLIS);",
    why: "how long a timer waits until a minute begins",
  },
  {
    file: "emulators/clock/clock-shift.ts",
    text: "return (60_000 - (Date.now() % 60_000)) / times;",
    why: "how long a timer waits until a minute of the run's clock begins",
  },
];

const sources = globSync(["functions/**/*.ts", "web/src/**/*.{ts,tsx}", "emulators/**/*.ts"], {
  cwd: repository,
}).filter((file) => !notCode.test(file));

function offencesIn(file: string): string[] {
  const found = ownArithmetic(readFileSync(join(repository, file), "utf8"));
  const offending = found.filter(({ text }) => !isAllowed(file, text));
  return offending.map(({ says, line, text }) => `${file}:${line} ${says}: ${text}`);
}

function isAllowed(file: string, text: string): boolean {
  return allowed.some((exception) => exception.file === file && exception.text === text);
}

describe("hours and pay are counted in one place", () => {
  // It parses every file of the product.
  const timeout = 60_000;
  test(
    "no folder outside the time and pay library multiplies rates or subtracts instants",
    { timeout },
    () => {
      const others = sources.filter((file) => !engine.test(file));
      expect(others.flatMap(offencesIn)).toEqual([]);
    },
  );

  test("the search reaches every part of the product", () => {
    const folders = ["functions/src/areas", "functions/src/jobs", "functions/domain/rules/reports"];
    const reached = [...folders, "web/src/areas", "web/src/ui", "functions/src/demo"];
    expect(reached.filter((folder) => !sources.some((file) => file.startsWith(folder)))).toEqual(
      [],
    );
  });

  test.each(allowed)("$file still needs its exception: $why", ({ file, text }) => {
    const found = ownArithmetic(readFileSync(join(repository, file), "utf8"));
    expect(found.map((offence) => offence.text)).toContain(text);
  });

  test("the same search finds the arithmetic of the library itself", () => {
    expect(offencesIn("functions/domain/rules/pay/price-lines.ts").join()).toContain(
      "multiplies a rate",
    );
    expect(offencesIn("functions/domain/kernel/time/instant.ts").join()).toContain(
      "subtracts instants",
    );
  });
});

describe("the search sees through names and conversions", () => {
  test.each(offences)("%s", (text, says) => {
    expect(ownArithmetic(text).map((offence) => offence.says)).toContain(says);
  });

  test.each(innocentSources)("nothing is said of: %s", (text) => {
    expect(ownArithmetic(text)).toEqual([]);
  });
});
