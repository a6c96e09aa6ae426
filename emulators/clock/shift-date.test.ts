import { spawnSync } from "node:child_process";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { inRoot } from "../paths.ts";

const hook = pathToFileURL(inRoot("emulators", "clock", "follow-as-of.ts")).href;
const yearMs = 365 * 86_400_000;

/** The output of a program whose clock is a year ahead of the real one, which `realNow` returns. */
function aYearAhead(program: string): unknown {
  return underClock({ CREWLINE_CLOCK_SHIFT: String(yearMs) }, program);
}

function underClock(clock: Record<string, string>, program: string): unknown {
  const realNow = "const realNow = performance.timeOrigin + performance.now();";
  const run = spawnSync(process.execPath, ["--input-type=module", "-e", realNow + program], {
    encoding: "utf8",
    env: { ...process.env, ...clock, NODE_OPTIONS: `--import ${hook}` },
  });
  expect(run.stderr).toBe("");
  return JSON.parse(run.stdout);
}

test("every way to ask for the present gives the shifted one", () => {
  const waits = aYearAhead(`
    const asked = [Date.now(), new Date().getTime(), Date.parse(Date())];
    console.log(JSON.stringify(asked.map((ms) => ms - realNow)));
  `) as number[];
  for (const wait of waits) expect(Math.abs(wait - yearMs)).toBeLessThan(5000);
});

test("a given moment stays what it is, and a date is a Date", () => {
  const facts = aYearAhead(`
    class Day extends Date {}
    const day = new Day("2026-11-01T05:30Z");
    console.log(JSON.stringify([
      new Date(0).toISOString(), new Date(2026, 0, 1).getFullYear(), Date.UTC(1970, 0, 1),
      day instanceof Date, day instanceof Day, day.toISOString(), day.constructor === Day,
      new Date().constructor === Date, structuredClone(new Date(0)) instanceof Date,
    ]));
  `);
  expect(facts).toEqual([
    "1970-01-01T00:00:00.000Z",
    2026,
    0,
    true,
    true,
    "2026-11-01T05:30:00.000Z",
    true,
    true,
    true,
  ]);
});

test("threads and child processes follow", () => {
  const waits = aYearAhead(`
    import { spawnSync } from "node:child_process";
    import { Worker } from "node:worker_threads";
    const child = spawnSync(process.execPath, ["-p", "Date.now()"], { encoding: "utf8" });
    const send = "import { parentPort } from 'node:worker_threads'; parentPort.postMessage(Date.now())";
    new Worker(send, { eval: true }).on("message", (ofThread) => {
      console.log(JSON.stringify([Number(child.stdout) - realNow, ofThread - realNow]));
    });
  `) as number[];
  for (const wait of waits) expect(Math.abs(wait - yearMs)).toBeLessThan(10_000);
});

/** The clock of a program, in milliseconds ahead of `realNow`, if it runs 60 times as fast from then on. */
function sixtyTimesFrom(fromMs: number): number {
  const clock = {
    CREWLINE_CLOCK_SHIFT: String(yearMs),
    CREWLINE_CLOCK_SPEED: "60",
    CREWLINE_CLOCK_SPEED_FROM: String(fromMs),
  };
  return underClock(clock, "console.log(Date.now() - realNow)") as number;
}

test("a faster clock agrees in all processes, whenever they start", () => {
  const [hourMs, sinceMs] = [3_600_000, 120_000];
  expect(Math.abs(sixtyTimesFrom(Date.now() + hourMs) - yearMs)).toBeLessThan(5000);
  const wait = sixtyTimesFrom(Date.now() - sinceMs);
  expect(wait - yearMs).toBeGreaterThanOrEqual(59 * sinceMs);
  // A start of ten seconds at the most.
  expect(wait - yearMs).toBeLessThan(59 * (sinceMs + 10_000));
});
