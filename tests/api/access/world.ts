import { randomUUID } from "node:crypto";
import type { TestCompany } from "../../support/a-company.ts";
import { aCompany, aMember } from "../../support/a-company.ts";
import type { Marked } from "./fingerprint.ts";
import type { Everybody } from "./people.ts";
import { everybodyOf } from "./people.ts";
import type { Things } from "./things.ts";
import { missingThings, thingsOf } from "./things.ts";

/** Two companies with records of every kind, and all callers. */
export interface World {
  own: TestCompany;
  other: TestCompany;
  /** A name that no one outside the other company may ever read. */
  otherName: string;
  everybody: Everybody;
  things: Record<"own" | "foreign" | "missing", Things>;
}

export async function aWorld(): Promise<World> {
  const otherName = `Pier ${randomUUID()}`;
  const own = await aCompany();
  const other = await aCompany({ name: otherName });
  const everybody = await everybodyOf(own, other);
  const stranger = await aMember(other, { name: otherName });
  const { employee } = everybody;
  if (employee.employeeId === null) throw new Error("The employee has no record.");
  const [ownThings, foreign] = await Promise.all([
    thingsOf(own, { employeeId: employee.employeeId, uid: employee.uid }),
    thingsOf(other, { employeeId: stranger.employeeId, uid: stranger.login.uid }),
  ]);
  const things = { own: ownThings, foreign, missing: missingThings() };
  return { own, other, otherName, everybody, things };
}

/** The data that must not change while every call is refused. */
export function everythingOf(world: World, answering: readonly string[]): Marked {
  const uids = Object.values(world.everybody).map(({ uid }) => uid);
  return {
    companyIds: [world.own.companyId, world.other.companyId],
    uids: [...uids, world.own.owner.login.uid, world.other.owner.login.uid],
    answering,
  };
}

/** The data that must not change for any call by members of the first company. */
export function otherCompanyOf({ other, things }: World): Marked {
  const uids = [other.owner.login.uid, things.foreign.uid];
  return { companyIds: [other.companyId], uids, answering: [] };
}
