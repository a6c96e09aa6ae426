import { parseArgs } from "node:util";
import { aCompany } from "../support/a-company.ts";
import { faultsAfter, mostRunning } from "../support/after-storm.ts";
import { punchers, punchStorm, stormKinds } from "../support/punch-storm.ts";
import { killWorkers } from "./kill-workers.ts";

const { values } = parseArgs({
  options: {
    people: { type: "string", default: "200" },
    kills: { type: "string", default: "50" },
    atOnce: { type: "string", default: "50" },
  },
});
const [people, kills, atOnce] = [values.people, values.kills, values.atOnce].map(Number);

/** Returns what is wrong afterwards, a sentence each. */
async function storm(): Promise<string[]> {
  const company = await aCompany();
  console.log(`Adding ${people} people.`);
  const all = await punchers(company, people ?? 0);
  const wanted = all.length * stormKinds.length;
  console.log(`${wanted} punches, ${atOnce} people at once, ${kills} kills.`);
  const begun = performance.now();
  const run = punchStorm(company, all, { atOnce: atOnce ?? 1, random: Math.random });
  const isOver = run.then(
    () => true,
    () => true,
  );
  const [report, most, killed] = await Promise.all([
    run,
    mostRunning(company, run),
    killWorkers(kills ?? 0, isOver),
  ]);
  const seconds = Math.round((performance.now() - begun) / 1000);
  console.log({ seconds, killed, ...report });
  const missing = report.punches === wanted ? [] : [`${wanted - report.punches} punches are lost`];
  const running = most === 1 ? [] : [`${most} entries of one person ran at once`];
  const undone = killed === kills ? [] : [`only ${killed} processes were killed`];
  return [...missing, ...running, ...undone, ...(await faultsAfter(company, all))];
}

const faults = await storm();
for (const fault of faults) console.error(fault);
console.log(faults.length === 0 ? "All punches are there once, in order." : "Not ok.");
process.exitCode = faults.length === 0 ? 0 : 1;
