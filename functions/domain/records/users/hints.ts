import { z } from "zod/mini";

/** The screens that explain themselves on the first visit, until the person has read it. */
export const hintedAreas = [
  "home",
  "templates",
  "schedules",
  "calendar",
  "timeEntries",
  "alerts",
  "reports",
  "employees",
  "wageChanges",
  "locations",
  "timeEntryAudits",
] as const;

/** The screens whose hint the person has not read yet. */
export const hintsSchema = z.array(z.enum(hintedAreas)).check(z.maxLength(hintedAreas.length));
export type HintedArea = (typeof hintedAreas)[number];
