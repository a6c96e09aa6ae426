import { z } from "zod/mini";
import { editSchema, idSchema } from "../../kernel/fields/fields.ts";
import { issue } from "../../kernel/issues/issue.ts";
import { lineSchema } from "../../kernel/text/text-schema.ts";
import type { ListEntry } from "../company-lists/list-entry.ts";
import { entryCodeSchema, refuseRepeated } from "../company-lists/list-entry.ts";
import { colourSchema } from "../job-roles/job-role.ts";
import { timeOffPolicySchema } from "./time-off-policy.ts";

/** The id of a type of time off in the company's list; "vacation" and others are built in. */
export const timeOffTypeIdSchema = idSchema.brand<"TimeOffTypeId", "inout">();
export type TimeOffTypeId = z.infer<typeof timeOffTypeIdSchema>;

/**
 * Who is paid for time off of a type. `salaries`: a salary is not reduced by it; `everyone`: people
 * who are paid by the hour also get its hours, at their rate of the day.
 */
export const timeOffPays = ["none", "salaries", "everyone"] as const;
export type TimeOffPay = (typeof timeOffPays)[number];

/** A type of time off: an entry of the company's list. Its code is the earning code of payroll. */
export const timeOffTypeSchema = z.object({
  id: timeOffTypeIdSchema,
  name: lineSchema(60).check(z.minLength(1, issue("enterName"))),
  code: entryCodeSchema,
  colour: colourSchema,
  isArchived: z.boolean(),
  pays: z.enum(timeOffPays),
  /** How its balance is kept; null for a type without one. */
  policy: z._default(z.nullable(timeOffPolicySchema), null),
}) satisfies z.ZodMiniType<ListEntry>;
export type TimeOffType = z.infer<typeof timeOffTypeSchema>;

/** They are stored in the company's document. */
export const MOST_TIME_OFF_TYPES = 30;

export const timeOffTypesSchema = z.array(timeOffTypeSchema).check(
  z.minLength(1, issue("enterName")),
  z.maxLength(MOST_TIME_OFF_TYPES, issue("atMostTimeOffTypes", MOST_TIME_OFF_TYPES)),
  z.superRefine(
    refuseRepeated({
      name: issue("repeatedTimeOffName"),
      code: issue("repeatedTimeOffCode"),
      id: issue("repeatedTimeOffId"),
    }),
  ),
);

export const saveTimeOffTypesSchema = z.extend(editSchema, { timeOffTypes: timeOffTypesSchema });

/** The ids of the types that every company begins with; time off from before the list has them. */
export const builtInTypes = ["vacation", "sick", "unpaid", "other"] as const;
export type BuiltInType = (typeof builtInTypes)[number];

const builtIn = (
  id: BuiltInType,
  { name, colour, pays }: Pick<TimeOffType, "name" | "colour" | "pays">,
): TimeOffType => ({
  id: timeOffTypeIdSchema.parse(id),
  name,
  code: "",
  colour,
  isArchived: false,
  pays,
  policy: null,
});

/** The types of a company that has never changed them: only salaries pay for them. */
export const defaultTimeOffTypes: TimeOffType[] = [
  builtIn("vacation", { name: "Vacation", colour: "#00838f", pays: "salaries" }),
  builtIn("sick", { name: "Sick", colour: "#ad1457", pays: "salaries" }),
  builtIn("unpaid", { name: "Unpaid", colour: "#37474f", pays: "none" }),
  builtIn("other", { name: "Other", colour: "#6a1b9a", pays: "salaries" }),
];

/** The types of a new company: vacation and sick days are also paid by the hour. */
export const newTimeOffTypes: TimeOffType[] = defaultTimeOffTypes.map((type) =>
  type.id === "vacation" || type.id === "sick" ? { ...type, pays: "everyone" } : type,
);
