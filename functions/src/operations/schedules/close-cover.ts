import type { CompanyId, ShiftId } from "@crewline/domain/kernel/ids/entity-ids";
import type { CoverOffer } from "@crewline/domain/records/schedules/cover-offer";
import { coverOfferId } from "@crewline/domain/records/schedules/cover-offer";
import type { Shift } from "@crewline/domain/records/schedules/shift";
import { closedOffers } from "@crewline/domain/rules/schedules/cover/cover-offers";
import type { CompanyStore } from "../../store/company/company-store.ts";
import { companyStore } from "../../store/company/company-store.ts";
import { inTransaction, readingUnit } from "../../store/unit/unit.ts";

/** Reads the latest offers of a shift, by their names. */
export async function readOffers(store: CompanyStore, shiftId: ShiftId): Promise<CoverOffer[]> {
  const cover = await store.covers.find(shiftId);
  if (cover === null) return [];
  return store.coverOffers.findAll(cover.employeeIds.map((id) => coverOfferId(shiftId, id)));
}

/** Withdraws the standing offers of a shift: reads now, and returns the function that writes. */
export async function withdrawOffers(store: CompanyStore, shiftId: ShiftId): Promise<() => void> {
  const [cover, offers] = [await store.covers.find(shiftId), await readOffers(store, shiftId)];
  return () => {
    if (cover?.state !== "open") return;
    store.covers.save(shiftId, { ...cover, state: "withdrawn" });
    for (const offer of closedOffers(offers, "withdrawn")) store.coverOffers.save(offer.id, offer);
  };
}

/**
 * Withdraws the offers of a shift that was changed or cancelled after it was offered. It may run
 * twice and late: an answer in between is refused by the version of the shift.
 */
export async function closeStaleCover(companyId: CompanyId, shift: Shift): Promise<void> {
  const cover = await companyStore(await readingUnit(), companyId).covers.find(shift.id);
  if (cover?.state !== "open" || !isStale(cover, shift)) return;
  await inTransaction(async (unit) => {
    const store = companyStore(unit, companyId);
    const present = await store.covers.find(shift.id);
    const close = await withdrawOffers(store, shift.id);
    if (present !== null && isStale(present, shift)) close();
  });
}

function isStale({ shiftVersion }: { shiftVersion: number }, { version, state }: Shift): boolean {
  return version > shiftVersion || state !== "published";
}
