import type { EndCause } from "@crewline/domain/records/employees/end-reason";

/** Why an employment ends, where the test does not ask. */
export const resigned: EndCause = { reason: "resigned", note: "" };
