import type { EndCause } from "@crewline/domain/records/employees/end-reason";

/** A reason for the end of an employment, for tests in which it does not matter. */
export const resigned: EndCause = { reason: "resigned", note: "" };
