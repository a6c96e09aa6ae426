import { Problem, describeError } from "../emulators/problem.ts";
import { inRoot, root } from "../emulators/paths.ts";
import { exitCodeOf } from "../emulators/prepare/run-program.ts";
import { say } from "../emulators/say.ts";

/**
 * The companies of the tests are in New York: each weekday, and the days that break programs. All
 * lie after the fixed days of the tests, whose pay periods have to be over.
 */
const days: Readonly<Record<string, string>> = {
  "a Saturday that ends a month": "2026-10-31T16:00Z",
  "the hour that comes twice, a Sunday that begins a month": "2026-11-01T05:30Z",
  "a Monday": "2026-11-23T13:00Z",
  "a Wednesday": "2026-11-25T18:00Z",
  "a Friday": "2026-11-27T22:00Z",
  "the last evening of a year, a Thursday; UTC has the next": "2027-01-01T03:30Z",
  "the night in which clocks go forward, a Sunday": "2027-03-14T06:30Z",
  "a leap day, a Tuesday": "2028-02-29T15:00Z",
};

/** The API suites and the journey; the browser tests as a whole take too long for each day. */
const usual = ["api", "browser", "tests/api/", "tests/browser/journey.test.ts"];

/**
 * `npm run test:days`: runs the suites as of each of the days; `-- 2026-11-01T05:30Z` runs that
 * one, and words after the days choose other suites. Answers whether all passed.
 */
async function main(words: readonly string[]): Promise<boolean> {
  const given = words.filter((word) => /^\d{4}-/.test(word));
  const chosen = words.filter((word) => !given.includes(word));
  const asked = Object.entries(days).filter(([, day]) => given.length === 0 || given.includes(day));
  const others = given.filter((day) => !Object.values(days).includes(day));
  const results: [string, boolean][] = [];
  for (const [title, day] of [...asked, ...others.map((each) => ["as asked", each] as const)]) {
    say(`As of ${day}: ${title}.`);
    results.push([day, await passes(day, chosen.length > 0 ? chosen : usual)]);
  }
  say(results.map(([day, isGood]) => `${day} ${isGood ? "passed" : "failed"}`).join("\n"));
  return results.every(([, isGood]) => isGood);
}

async function passes(day: string, suites: readonly string[]): Promise<boolean> {
  const setUp = inRoot("emulators", "setup.mjs");
  const args = [setUp, "tests/run.ts", "--as-of", day, ...suites];
  const code = await exitCodeOf({ command: [process.execPath, ...args], cwd: root });
  if (code === null) throw new Problem("The tests could not be started: run npm test.");
  return code === 0;
}

try {
  process.exit((await main(process.argv.slice(2))) ? 0 : 1);
} catch (error) {
  process.stderr.write(`${describeError(error)}\n`);
  process.exit(1);
}
