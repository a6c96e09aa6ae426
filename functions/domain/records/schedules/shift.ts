import {
  employeeIdSchema,
  locationIdSchema,
  storedUserIdSchema,
  shiftIdSchema,
} from "../../kernel/ids/entity-ids.ts";
import {
  batchIdSchema,
  recurringShiftIdSchema,
  weekTemplateIdSchema,
} from "../../kernel/ids/record-ids.ts";
import { z } from "zod/mini";
import { jobRoleIdSchema } from "../job-roles/job-role.ts";
import { MOST_HELD_SKILLS, skillIdSchema, TOO_MANY_HELD } from "../skills/skill.ts";
import { noteSchema, versionSchema } from "../../kernel/fields/fields.ts";
import { instantSchema } from "../../kernel/time/instant.ts";
import { enteredDaySchema, localDateSchema } from "../../kernel/time/local-date.ts";
import { localTimeSchema } from "../../kernel/time/local-time.ts";
import { timeZoneSchema } from "../../kernel/time/zone.ts";
import { MOST_OVERRIDES, shiftOverrideSchema } from "./shift-override.ts";

export const shiftStateSchema = z.enum(["draft", "published", "changed", "cancelled"]);
export type ShiftState = z.infer<typeof shiftStateSchema>;

/** The one of two equal wall times that is meant in the hour that repeats when clocks go back. */
export const repeatedHourSchema = z.enum(["first", "second"]);

/** Claims of an open shift end two weeks before it at the earliest. */
export const MOST_CLAIMS_END_HOURS = 336;

/**
 * A planned shift. The local day and times in the location's zone are the source of its instants;
 * an end at or before the start is on the next day. `employeeId` null means an open shift.
 */
export const shiftPlanSchema = z.object({
  locationId: locationIdSchema,
  employeeId: z.nullable(employeeIdSchema),
  jobRoleId: z.nullable(jobRoleIdSchema),
  day: enteredDaySchema,
  startsAtLocal: localTimeSchema,
  endsAtLocal: localTimeSchema,
  startsInRepeatedHour: z.nullable(repeatedHourSchema),
  endsInRepeatedHour: z.nullable(repeatedHourSchema),
  unpaidBreakSeconds: z.int().check(z.minimum(0), z.maximum(14_400)),
  note: noteSchema,
  /** The skills that this shift needs; absent where those of its job role count. */
  requiredSkillIds: z.exactOptional(
    z.array(skillIdSchema).check(z.maxLength(MOST_HELD_SKILLS, TOO_MANY_HELD)),
  ),
  /** How employees get the shift while it is open; absent where the company's setting counts. */
  claimMode: z.exactOptional(z.enum(["firstCome", "approval"])),
  /** Claims end so many hours before the shift begins; absent for its start. */
  claimsEndHours: z.exactOptional(z.int().check(z.minimum(1), z.maximum(MOST_CLAIMS_END_HOURS))),
});
export type ShiftPlan = z.infer<typeof shiftPlanSchema>;

/** The most changes that are kept of a shift. */
export const MOST_SHOWN_CHANGES = 20;

/** A change of a published shift that staff were shown; `startsAt` is its start before. */
const shownChangeSchema = z.object({
  at: instantSchema,
  kind: z.enum(["moved", "removed"]),
  startsAt: instantSchema,
});
export type ShownChange = z.infer<typeof shownChangeSchema>;

/**
 * What publishing showed staff of a shift: when and with which start they first saw it, whether it
 * was added after the week was first published, and whether they ever saw it without an employee.
 * `shownTo` is whom they see with it, and since when: by publishing, or because the employee took it.
 * It is absent for an open shift and where this was not kept.
 */
export const shiftPublicationSchema = z.object({
  firstAt: instantSchema,
  firstStartsAt: instantSchema,
  isAddedLater: z.boolean(),
  wasOpen: z.boolean(),
  changes: z.array(shownChangeSchema).check(z.maxLength(MOST_SHOWN_CHANGES)),
  shownTo: z.exactOptional(z.object({ employeeId: employeeIdSchema, at: instantSchema })),
});
export type ShiftPublication = z.infer<typeof shiftPublicationSchema>;

/** What a shift was made by; missing for one that was added by itself. */
const shiftOriginSchema = z.object({
  /** The week template that it was copied from. */
  templateId: z.optional(weekTemplateIdSchema),
  /** The copy that made it. */
  batchId: z.optional(batchIdSchema),
  /** The recurring shift that it belongs to, and the day that it has there, also once it is moved. */
  recurringShiftId: z.optional(recurringShiftIdSchema),
  recurringDay: z.optional(localDateSchema),
});

/** A shift of the working roster, drafts included; the instants are derived from the plan. */
export const shiftSchema = z.extend(shiftPlanSchema, {
  id: shiftIdSchema,
  weekStart: localDateSchema,
  timeZone: timeZoneSchema,
  startsAt: instantSchema,
  endsAt: instantSchema,
  state: shiftStateSchema,
  updatedBy: storedUserIdSchema,
  updatedByName: z.string(),
  version: versionSchema,
  /** Missing for a shift that was never published, or before this was kept. */
  publication: z.optional(shiftPublicationSchema),
  /** Findings that managers have overridden, the latest last; missing where there are none. */
  overrides: z.exactOptional(z.array(shiftOverrideSchema).check(z.maxLength(MOST_OVERRIDES))),
  ...shiftOriginSchema.shape,
});
export type Shift = z.infer<typeof shiftSchema>;

/** A shift as staff see it: a copy made when the week is published, under the shift's own id. */
export const publishedShiftSchema = z.extend(
  z.omit(shiftSchema, {
    state: true,
    updatedBy: true,
    updatedByName: true,
    version: true,
    publication: true,
    overrides: true,
    requiredSkillIds: true,
    templateId: true,
    batchId: true,
    recurringShiftId: true,
    recurringDay: true,
  }),
  {
    publishedAt: instantSchema,
    scheduleVersion: versionSchema,
    /** The times that it passed to another employee since it was published, and when the last did. */
    handOvers: z.exactOptional(z.int().check(z.minimum(1))),
    handedOverAt: z.exactOptional(instantSchema),
    /** When publishing gave it to its employee, where it had begun by then: no one is late before. */
    takenAt: z.exactOptional(instantSchema),
    /** True while its employee asks colleagues to take it. */
    isGivenUp: z.exactOptional(z.literal(true)),
  },
);
export type PublishedShift = z.infer<typeof publishedShiftSchema>;
