import { Transaction } from "firebase-admin/firestore";
import { unknownReader } from "@crewline/domain/kernel/formats/locale";
import { vi } from "vitest";
import type { Actor } from "../../functions/src/operations/commands/actor.ts";
import type { TestCompany } from "./a-company.ts";

/**
 * Runs a command as the owner of a company, cut off at one of its writes. A process that is killed
 * there leaves the same, but the emulator would keep its locks for a minute.
 */
export async function cutOff(
  { companyId, owner }: TestCompany,
  { procedure, write }: { procedure: string; write: number },
  run: (actor: Actor) => Promise<unknown>,
): Promise<void> {
  const actor: Actor = {
    uid: owner.login.uid,
    companyId,
    email: owner.login.email,
    displayName: "Olivia",
    procedure,
    role: "admin",
    employeeId: null,
    locationIds: null,
    locale: unknownReader,
    scope: "company",
  };
  let written = 0;
  const set = Transaction.prototype.set as (this: Transaction, ...all: unknown[]) => Transaction;
  const cut = function cut(this: Transaction, ...all: unknown[]): Transaction {
    written += 1;
    if (written === write) throw new Error("Cut off.");
    return set.apply(this, all);
  };
  const spy = vi.spyOn(Transaction.prototype, "set").mockImplementation(cut);
  try {
    await run(actor);
  } finally {
    spy.mockRestore();
  }
}
