import { z } from "zod/mini";

/** A fact of which an employee has only one, so that a merge has to keep one of two. */
export const mergeFactSchema = z.enum([
  "name",
  "legalName",
  "email",
  "phone",
  "address",
  "birthDate",
  "emergencyName",
  "emergencyPhone",
  "payrollId",
  "employmentType",
  "contractSecondsPerWeek",
  "overtimePolicy",
  "pin",
  "endReason",
]);
export type MergeFact = z.infer<typeof mergeFactSchema>;
