import {
  heldPartSchema,
  publicationPartSchema,
  publicationSchema,
} from "@crewline/domain/records/schedules/publication";
import {
  shiftMessageSchema,
  weekConfirmationsSchema,
} from "@crewline/domain/records/schedules/shift-message";
import type { Thing } from "@crewline/domain/rules/violations/thing";
import type { z } from "zod";
import type { ShiftId } from "@crewline/domain/kernel/ids/entity-ids";
import type { PublishedShift } from "@crewline/domain/records/schedules/shift";
import { publishedShiftSchema } from "@crewline/domain/records/schedules/shift";
import { shiftReminderDue } from "@crewline/domain/rules/jobs/due-times";
import { saveDueWork } from "../due-work.ts";
import type { Collection } from "../unit/collection.ts";
import { collection } from "../unit/collection.ts";
import type { CompanyUnit } from "../unit/company-unit.ts";

/**
 * The shifts as employees see them. Every write of one that may be worked now also sets when its
 * employee is reminded to clock out.
 */
export function publishedShifts({
  unit,
  path,
  companyId,
}: CompanyUnit): Collection<PublishedShift> {
  const records = collection(unit, {
    path: `${path}/publishedShifts`,
    schema: publishedShiftSchema,
    what: "shift",
  });
  const write = (how: "create" | "save") => (id: ShiftId, shift: PublishedShift) => {
    records[how](id, shift);
    saveDueWork(unit, shiftReminderDue(companyId, shift, unit.now()));
  };
  return { ...records, create: write("create"), save: write("save") };
}

/** The versions of published weeks, and what people were told of them. */
export function publicationCollections({ unit, path }: CompanyUnit) {
  const below = <T extends object>(name: string, schema: z.ZodType<T>, what: Thing) =>
    collection<T>(unit, { path: `${path}/${name}`, schema, what });
  return {
    publications: below("publications", publicationSchema, "publication"),
    publicationParts: below("publicationParts", publicationPartSchema, "publication"),
    /** What a publication takes back or tells, until its hold is over. */
    heldPublications: below("heldPublications", heldPartSchema, "publication"),
    /** What one employee is told of a publication. */
    messages: below("messages", shiftMessageSchema, "message"),
    shiftConfirmations: below("shiftConfirmations", weekConfirmationsSchema, "shift"),
  };
}
