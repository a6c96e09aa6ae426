import type { AccessFacts } from "./access-facts.ts";
import type { PayFacts } from "./pay-facts.ts";
import type { PeopleFacts } from "./people-facts.ts";
import type { PlaceFacts } from "./place-facts.ts";
import type { RecordFacts } from "./record-facts.ts";
import type { TimeOffFacts } from "./time-off-facts.ts";
import type { WorkTimeFacts } from "./work-time-facts.ts";

/**
 * The values that each violation carries: facts, such as days and wall times, never words for them.
 */
export interface RuleFields
  extends
    RecordFacts,
    WorkTimeFacts,
    PayFacts,
    PeopleFacts,
    AccessFacts,
    PlaceFacts,
    TimeOffFacts {}

/** The closed union of codes. */
export type RuleCode = keyof RuleFields;
