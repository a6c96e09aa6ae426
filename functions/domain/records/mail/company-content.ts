import { z } from "zod/mini";
import { localDateSchema } from "../../kernel/time/local-date.ts";
import { companyActs } from "../company/company-standing.ts";
import { readerFormats } from "./reader-formats.ts";

/** Tells an admin that product staff suspended or deleted the company, or took that back. */
export const companyStandingSchema = z.object({
  kind: z.literal("companyStanding"),
  companyName: z.string(),
  act: z.enum(companyActs),
  /** The day on which all data of a deleted company is erased. */
  eraseDay: z.nullable(localDateSchema),
  formats: readerFormats,
});

/** Tells the admins that product staff prepared an export of all data for them. */
export const exportPreparedSchema = z.object({
  kind: z.literal("exportPrepared"),
  companyName: z.string(),
  /** The last day on which it can be taken. */
  lastDay: localDateSchema,
  formats: readerFormats,
});

/** Tells those who pay that the company becomes read-only on a day unless it is paid for. */
export const paymentDueSchema = z.object({
  kind: z.literal("paymentDue"),
  companyName: z.string(),
  why: z.enum(["pastDue", "trialOver"]),
  /** At the beginning of the grace, shortly before its end, and after it. */
  stage: z.enum(["begun", "last", "stopped"]),
  /** The first day on which the company is read-only. */
  stopDay: localDateSchema,
  formats: readerFormats,
});
