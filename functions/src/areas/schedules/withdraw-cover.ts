import type { withdrawCoverSchema } from "@crewline/domain/records/schedules/cover-offer";
import type { z } from "zod/mini";
import type { Actor } from "../../operations/commands/actor.ts";
import { attempt } from "../../operations/commands/command.ts";
import { requireReach } from "../../operations/commands/require-reach.ts";
import { readOffers, withdrawOffers } from "../../operations/schedules/close-cover.ts";
import { now } from "../../platform/clock.ts";
import type { Done } from "../../rpc/answers.ts";
import { companyStore } from "../../store/company/company-store.ts";
import { tellEmployees } from "./tell-about-cover.ts";

type Input = z.infer<typeof withdrawCoverSchema>;

/** Withdraws the offers of a shift that stand; those who have not answered are told. */
export function withdrawCover(actor: Actor, input: Input): Promise<Done> {
  return attempt(actor, input, async (unit) => {
    const { shiftId } = input;
    const store = companyStore(unit, actor.companyId);
    const shift = await store.shifts.get(shiftId);
    requireReach(actor, { locationIds: [shift.locationId], what: "shift" });
    const open = (await readOffers(store, shiftId)).filter(({ state }) => state === "open");
    const employeeIds = open.map(({ employeeId }) => employeeId);
    const tell = await tellEmployees(unit, actor, { event: "over", shift, employeeIds });
    const withdraw = await withdrawOffers(store, shiftId);
    withdraw();
    tell(`${shiftId}_${Date.parse(now())}`);
    return {};
  });
}
