import { anEmployeeId, aCompanyId, aShiftId } from "@crewline/domain/kernel/ids/ids.test-support";
import type { PublicationId } from "@crewline/domain/kernel/ids/record-ids";
import type { HeldPart } from "@crewline/domain/records/schedules/publication";
import { publicationPartId } from "@crewline/domain/records/schedules/publication";
import { expect, test } from "vitest";
import type { Unit } from "../../unit/unit.ts";
import { heldPublications } from "./held-publications.ts";

const publicationId = "harbor_2026-11-16_v1" as PublicationId;
const id = publicationPartId(publicationId, 0);
const before = Array.from({ length: 200 }, (_, index) => ({
  shiftId: aShiftId(`shift${index}`),
  isShown: true,
  planned: { state: "draft" as const, version: 1 },
  seen: null,
}));
const people = [{ employeeId: anEmployeeId("ana"), changes: [], shifts: [], lostIds: [] }];
const part: HeldPart = { id, publicationId, before, people, schedule: null };

/** The collection of a database that holds one document. */
function holding(stored: Record<string, unknown>) {
  const query = { where: () => query };
  const unit = {
    firestore: { doc: (path: string) => ({ path }), collection: () => query },
    create: (_reference: unknown, data: object) => Object.assign(stored, data),
    run: () => Promise.resolve({ docs: [{ id, data: () => stored, ref: { path: id } }] }),
  };
  const bound = {
    unit: unit as unknown as Unit,
    companyId: aCompanyId("one"),
    path: "companies/one",
  };
  return heldPublications(bound);
}

test("what is held is read as it was written, and takes a tenth of its bytes", async () => {
  const stored = {};
  const held = holding(stored);
  held.create(id, part);
  expect(await held.list([])).toEqual([part]);
  expect(JSON.stringify(stored).length * 10).toBeLessThan(JSON.stringify(part).length);
});

test("a publication that is held while a release begins is read as it was stored", async () => {
  const { id: _id, ...stored } = part;
  expect(await holding(stored).list([])).toEqual([part]);
});
