import { issue } from "../../kernel/issues/issue.ts";
import { locationIdSchema } from "../../kernel/ids/entity-ids.ts";
import { z } from "zod/mini";
import { jobRoleIdSchema } from "../job-roles/job-role.ts";
import { rateTenThousandthsSchema } from "../../kernel/money/rate.ts";
import { idSchema, versionSchema } from "../../kernel/fields/fields.ts";
import { nameKey } from "../../kernel/text/name-key.ts";
import { lineSchema } from "../../kernel/text/text-schema.ts";
import { isDistinct } from "./is-distinct.ts";
import { budgetSchema, laborBudgetSchema, staffingNeedSchema } from "./staffing.ts";

/** The id of an area of a location. */
export const areaIdSchema = idSchema.brand<"AreaId", "inout">();
export type AreaId = z.infer<typeof areaIdSchema>;

/** A part of a location, such as the bar, with the colour that marks it. */
export const areaSchema = z.object({
  id: areaIdSchema,
  name: lineSchema(40).check(z.minLength(1, issue("enterName"))),
  colour: z.string().check(z.regex(/^#[0-9a-f]{6}$/, issue("chooseColour"))),
});
export type Area = z.infer<typeof areaSchema>;

/**
 * Country and, where they differ within it, region (ISO 3166) whose public holidays are offered.
 */
export const holidayCalendarSchema = z.object({
  country: z.string().check(z.regex(/^[A-Z]{2}$/, issue("chooseCountry"))),
  region: z.nullable(z.string().check(z.regex(/^[A-Z0-9-]{1,12}$/i))),
});
export type HolidayCalendar = z.infer<typeof holidayCalendarSchema>;

/** The data of a location for planning and costs. */
export const planFields = {
  costCentre: lineSchema(40),
  holidayCalendar: z.nullable(holidayCalendarSchema),
  areas: z.array(areaSchema).check(
    z.maxLength(30, issue("atMostAreas", 30)),
    z.refine((areas) => isDistinct(areas.map(({ name }) => nameKey(name))), issue("repeatedArea")),
    z.refine((areas) => isDistinct(areas.map(({ id }) => id)), issue("repeatedAreaId")),
  ),
  jobRoleIds: z.array(jobRoleIdSchema).check(z.maxLength(50, issue("atMostJobRoles", 50))),
  staffing: z.array(staffingNeedSchema).check(z.maxLength(60, issue("atMostNeeds", 60))),
  budget: budgetSchema,
  laborBudget: laborBudgetSchema,
  /** The minimum hourly pay here, by law or agreement; null where none is known. */
  minimumWageTenThousandths: z.nullable(rateTenThousandthsSchema),
};
export type PlanFields = z.infer<z.ZodMiniObject<typeof planFields>>;

/** The plan of a location for which nothing was entered. */
export const noPlan: PlanFields = {
  costCentre: "",
  holidayCalendar: null,
  areas: [],
  jobRoleIds: [],
  staffing: [],
  budget: { secondsPerWeek: null, salesShareBasisPoints: null },
  laborBudget: { minorPerWeek: null, minorByDay: {} },
  minimumWageTenThousandths: null,
};

/**
 * The part of a location that admins and its own managers may read; no job roles = all of them
 * are used there. Both parts are written together and have the same version.
 */
export const locationPlanSchema = z.object({
  id: locationIdSchema,
  /** The same as the id, for the queries of managers. */
  locationId: locationIdSchema,
  ...planFields,
  laborBudget: z._default(planFields.laborBudget, noPlan.laborBudget),
  version: versionSchema,
});
export type LocationPlan = z.infer<typeof locationPlanSchema>;
