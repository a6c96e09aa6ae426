import type { Row } from "./access/row.ts";

type PublicationPath =
  | "schedules.publications"
  | "schedules.version"
  | "schedules.weekVersion"
  | "schedules.unpublish"
  | "schedules.lockWeek"
  | "schedules.unlockWeek"
  | "schedules.undoPublish"
  | "schedules.answerMessage"
  | "schedules.exceededBudgets"
  | "schedules.publishBlocks"
  | "schedules.publish";

/** What staff see of a week, its versions, and its lock. */
export const publicationRows = {
  "schedules.publications": {
    guard: "schedules.edit",
    input: ({ locationId }) => ({ locationId, weekStart: "2026-01-05", from: null }),
  },
  "schedules.version": {
    guard: "schedules.edit",
    input: ({ publicationId }) => ({ publicationId }),
  },
  "schedules.weekVersion": {
    guard: "schedules.edit",
    input: ({ locationId }) => ({ locationId, weekStart: "2026-01-05" }),
  },
  "schedules.unpublish": {
    guard: "schedules.publish",
    input: ({ locationId }) => ({ locationId, weekStart: "2026-01-05", reason: "Flood" }),
  },
  "schedules.lockWeek": {
    guard: "schedules.publish",
    input: ({ locationId }) => ({ locationId, weekStart: "2025-01-06" }),
  },
  "schedules.unlockWeek": {
    guard: "schedules.publish",
    input: ({ locationId }) => ({ locationId, weekStart: "2025-01-06", reason: "Correction" }),
  },
  "schedules.undoPublish": {
    guard: "schedules.publish",
    input: ({ publicationId }) => ({ publicationId }),
  },
  "schedules.answerMessage": {
    guard: "schedules.view",
    input: ({ messageId }) => ({ messageId, answer: "read" }),
    reach: "person",
  },
  "schedules.exceededBudgets": {
    guard: "schedules.publish",
    input: ({ locationId }) => ({ locationId, weekStart: "2026-01-05" }),
  },
  "schedules.publishBlocks": {
    guard: "schedules.publish",
    input: ({ locationId }) => ({ locationId, weekStart: "2026-01-05" }),
  },
  "schedules.publish": {
    guard: "schedules.publish",
    input: ({ locationId }) => ({ locationId, weekStart: "2026-01-05" }),
  },
} as const satisfies { [P in PublicationPath]: Row<P> };
