import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import { log } from "../platform/log.ts";

/**
 * A failed event is delivered again, and no repetition makes a record readable: it has been logged,
 * and the write that repairs it triggers its own event.
 */
export async function unlessUnreadable(handle: () => Promise<void>): Promise<void> {
  try {
    await handle();
  } catch (error) {
    if (!(error instanceof RuleViolation) || error.code !== "unreadableRecord") throw error;
    log.warn("an event was left because of a record that cannot be read", { ...error.fields });
  }
}
