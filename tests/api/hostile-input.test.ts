import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import type { z } from "zod/mini";
import { inputSchemas } from "../architecture/input-leaves.ts";
import type { TestCompany } from "../support/a-company.ts";
import { aCompany, aMember } from "../support/a-company.ts";
import { accessTable } from "./access-table.ts";
import type { Call } from "./access/call-procedures.ts";
import { callProcedures, typeOf } from "./access/call-procedures.ts";
import { hostileInputs } from "./access/hostile-inputs.ts";
import type { AnyRow } from "./access/row.ts";
import type { Things } from "./access/things.ts";
import { missingThings, thingsOf } from "./access/things.ts";

/** The most hostile inputs per procedure that are sent, of those that its schema accepts. */
const SENT_OF_EACH = 4;
/**
 * Queries in one request; changes of one company would wait for each other's locks, so they go
 * alone.
 */
const LARGEST_BATCH = { query: 10, mutation: 1 };
const WHOLE_MILLIS = 600_000;

let company: TestCompany;
beforeAll(async () => {
  company = await aCompany();
});

test(
  "no hostile value in any field of any procedure is answered with a fault of the server",
  async () => {
    const { employeeId, login } = await aMember(company, { name: "Dee" });
    const things = await thingsOf(company, { employeeId, uid: login.uid });
    const calls = [things, missingThings()].flatMap(callsAbout);
    expect(calls.length).toBeGreaterThan(150);
    const kinds = Map.groupBy(calls, ({ path }) => typeOf(path));
    const faults: string[] = [];
    for (const [kind, ofKind] of kinds) {
      const size = LARGEST_BATCH[kind];
      for (let from = 0; from < ofKind.length; from += size) {
        faults.push(...(await faultsOf(ofKind.slice(from, from + size))));
      }
    }
    expect(faults).toEqual([]);
  },
  WHOLE_MILLIS,
);

async function faultsOf(calls: readonly Call[]): Promise<string[]> {
  const answers = await callProcedures(company.owner.login.idToken, calls);
  return answers.flatMap(({ code, message }, index) => {
    const { path, input } = calls[index] ?? {};
    const isFault = ["INTERNAL_SERVER_ERROR", "TIMEOUT"].includes(code);
    return isFault ? [`${path} ${JSON.stringify(input)}: ${message}`] : [];
  });
}

/** The hostile inputs that each procedure's schema accepts; it refuses all others. */
function callsAbout(things: Things): Call[] {
  const schemas = inputSchemas();
  const rows = Object.entries<AnyRow>(accessTable).filter(([path]) => !endsSignIns(path));
  return rows.flatMap(([path, { input }]) => {
    const schema = schemas.get(path);
    if (input === undefined || schema === undefined) return [];
    return sample(passing(schema, input(things, 1))).map((hostile) => ({
      path,
      input: hostile,
      things,
    }));
  });
}

function passing(schema: z.ZodMiniType, valid: object | undefined): object[] {
  return hostileInputs(valid).flatMap((input) => {
    if (typeof input !== "object" || input === null) return [];
    return schema.safeParse({ idempotencyKey: randomUUID(), ...input }).success ? [input] : [];
  });
}

/** Spread over all fields, and the same in each run. */
function sample<T>(all: readonly T[]): T[] {
  const step = Math.max(1, Math.floor(all.length / SENT_OF_EACH));
  return all.filter((_, index) => index % step === 0).slice(0, SENT_OF_EACH);
}

/** These would revoke the token with which the others are called. */
function endsSignIns(path: string): boolean {
  return path.startsWith("users.") || path.endsWith("Sessions") || path.endsWith("endSession");
}
