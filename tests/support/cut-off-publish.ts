import { Transaction } from "firebase-admin/firestore";
import { unknownReader } from "@crewline/domain/kernel/formats/locale";
import type { publishWeekSchema } from "@crewline/domain/records/schedules/publication";
import { vi } from "vitest";
import type { z } from "zod";
import { publishWeek } from "../../functions/src/areas/schedules/publishing/publish-week.ts";
import type { Actor } from "../../functions/src/operations/commands/actor.ts";
import type { TestCompany } from "./a-company.ts";

/**
 * Publishes a week as the owner of a company, cut off at one of its writes. A process that is killed
 * there leaves the same, but the emulator would keep its locks for a minute.
 */
export async function cutOffPublish(
  { companyId, owner }: TestCompany,
  { input, write }: { input: z.infer<typeof publishWeekSchema>; write: number },
): Promise<void> {
  const actor: Actor = {
    uid: owner.login.uid,
    companyId,
    email: owner.login.email,
    displayName: "Olivia",
    procedure: "schedules.publish",
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
    await publishWeek(actor, input);
  } finally {
    spy.mockRestore();
  }
}
