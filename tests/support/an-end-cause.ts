import type { EndCause } from "@crewline/domain/records/employees/end-reason";

/** Why an employment ends, where it does not matter to the test. */
export const resigned: EndCause = { reason: "resigned", note: "" };
