import {
  publicationPartSchema,
  publicationSchema,
} from "@crewline/domain/records/schedules/publication";
import {
  shiftMessageSchema,
  weekConfirmationsSchema,
} from "@crewline/domain/records/schedules/shift-message";
import type { Thing } from "@crewline/domain/rules/violations/thing";
import type { z } from "zod/mini";
import type { PublishedShift } from "@crewline/domain/records/schedules/shift";
import { publishedShiftSchema } from "@crewline/domain/records/schedules/shift";
import { packChanges } from "@crewline/domain/records/schedules/packed/shift-pack";
import { shiftReminderDue } from "@crewline/domain/rules/jobs/due-times";
import { saveDueWork } from "../../due-work.ts";
import type { Collection } from "../../unit/collection.ts";
import { collection } from "../../unit/collection.ts";
import type { CompanyUnit } from "../../unit/company-unit.ts";
import { shiftPacks } from "../packed/shift-packs.ts";
import { heldPublications } from "./held-publications.ts";

/**
 * The shifts as employees see them. Every write of one that may be worked now also sets when its
 * employee is reminded to clock out, and the same transaction packs it; so a write names what staff
 * saw before.
 */
export function publishedShifts({
  unit,
  path,
  companyId,
}: CompanyUnit): Omit<Collection<PublishedShift>, "create" | "save" | "remove"> & ShownShifts {
  const {
    create: _create,
    save,
    remove,
    ...reads
  } = collection(unit, {
    path: `${path}/publishedShifts`,
    schema: publishedShiftSchema,
    what: "shift",
  });
  const packs = shiftPacks({ unit, path, companyId });
  const pack = (before: PublishedShift | null, after: PublishedShift | null) => {
    for (const change of packChanges(before, after, unit.now())) packs.change(change);
  };
  return {
    ...reads,
    show: (before, after) => {
      save(after.id, after);
      saveDueWork(unit, shiftReminderDue(companyId, after, unit.now()));
      pack(before, after);
    },
    withdraw: (before) => {
      remove(before.id);
      pack(before, null);
    },
  };
}

export interface ShownShifts {
  /** Shows staff a shift; `before` is what they saw of it, null if nothing. */
  show: (before: PublishedShift | null, after: PublishedShift) => void;
  /** Takes a shift out of what staff see. */
  withdraw: (before: PublishedShift) => void;
}

/** The versions of published weeks, and what people were told of them. */
export function publicationCollections(bound: CompanyUnit) {
  const { unit, path } = bound;
  const below = <T extends object>(name: string, schema: z.ZodMiniType<T>, what: Thing) =>
    collection<T>(unit, { path: `${path}/${name}`, schema, what });
  return {
    publications: below("publications", publicationSchema, "publication"),
    publicationParts: below("publicationParts", publicationPartSchema, "publication"),
    heldPublications: heldPublications(bound),
    /** What one employee is told of a publication. */
    messages: below("messages", shiftMessageSchema, "message"),
    shiftConfirmations: below("shiftConfirmations", weekConfirmationsSchema, "shift"),
  };
}
