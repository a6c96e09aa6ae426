import type { CompanyId } from "@crewline/domain/kernel/ids/entity-ids";
import { beforeAll, describe, expect, test } from "vitest";
import { aLogin } from "../support/auth-emulator.ts";
import { forgetAttempts } from "../support/use-up-limit.ts";
import { accessTable } from "./access-table.ts";
import type { Attempt } from "./access/attempts.ts";
import { allowedAttempts, badTokenAttempts, refusedAttempts } from "./access/attempts.ts";
import { paths } from "./access/call-procedures.ts";
import { describeTrials } from "./access/describe-trials.ts";
import { fingerprint, settledFingerprint } from "./access/fingerprint.ts";
import { badTokenKinds, missingRoles } from "./access/people.ts";
import type { AnyRow } from "./access/row.ts";
import type { Trial } from "./access/try-all.ts";
import { newTrial, tryAll } from "./access/try-all.ts";
import type { World } from "./access/world.ts";
import { aWorld, everythingOf, otherCompanyOf } from "./access/world.ts";

const rows = Object.entries<AnyRow>(accessTable).map(([path, row]) => ({ path, row }));
const answering = rows.filter(({ row }) => row.elsewhere === "each").map(({ path }) => path);

let world: World;
let before: Record<string, string>;
let otherBefore: Record<string, string>;
const trials = {
  badTokens: newTrial("atOnce"),
  refused: newTrial("atOnce"),
  allowed: newTrial("inTurn"),
};

beforeAll(async () => {
  world = await aWorld();
  before = await settledFingerprint(everythingOf(world, answering));
  otherBefore = await fingerprint(otherCompanyOf(world));
});

test("every procedure has its row in the table, and every role has a person who tries", () => {
  const named = rows.map(({ path }) => path).toSorted();
  expect(named, "Add a row to tests/api/access-table.ts").toEqual(paths);
  expect(missingRoles, "Add a person to tests/api/access/people.ts").toEqual([]);
});

test.each(badTokenKinds)("a token that is %s opens no procedure to anybody", async (kind) => {
  const attempts = rows.flatMap((subject) => badTokenAttempts({ world, ...subject }, kind));
  expect(await surprisesOf(attempts, trials.badTokens)).toEqual([]);
});

describe.each(rows)("$path refuses", (subject) => {
  test("whom the permission table does not name, and strange things like missing ones", async () => {
    const attempts = refusedAttempts({ world, ...subject });
    expect(await surprisesOf(attempts, trials.refused)).toEqual([]);
  });
});

test("nothing was written by all that was refused", async () => {
  expect(await fingerprint(everythingOf(world, answering))).toEqual(before);
});

describe.each(rows)("$path lets in", (subject) => {
  beforeAll(async () => {
    const uids = Object.values(world.everybody).map(({ uid }) => uid);
    for (const name of ["recompute", "bulkAction"] as const) await forgetAttempts(name, uids);
  });

  test("whom the permission table names, whatever company the input names", async () => {
    const attempts = allowedAttempts({ world, ...subject });
    const named = attempts.map((attempt) => withCompany(attempt, world.other.companyId));
    const fresh = await Promise.all(named.map(withFreshNewcomer));
    expect(await surprisesOf(fresh, trials.allowed)).toEqual([]);
  });
});

test("nothing of the other company changed, whatever members of the first one did", async () => {
  expect(await fingerprint(otherCompanyOf(world))).toEqual(otherBefore);
  process.stdout.write(describeTrials(paths.length, trials));
});

function surprisesOf(attempts: readonly Attempt[], trial: Trial): Promise<string[]> {
  return tryAll(attempts, trial, world.otherName);
}

/** Names another company where no procedure asks for one. */
function withCompany(attempt: Attempt, companyId: CompanyId): Attempt {
  return attempt.input === undefined || "companyId" in attempt.input
    ? attempt
    : { ...attempt, input: { ...attempt.input, companyId } };
}

/** Founding a company gives a newcomer a role, so each call has its own newcomer. */
async function withFreshNewcomer(attempt: Attempt): Promise<Attempt> {
  return attempt.who === "newcomer" ? { ...attempt, token: (await aLogin()).idToken } : attempt;
}
