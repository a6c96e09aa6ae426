import type { RuleFields } from "@crewline/domain/rules/violations/rule-facts";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";

type Edited = Pick<RuleFields["staleVersion"], "what"> & { changedBy?: string | null };

/**
 * Refuses an edit that started from an older version: throws staleVersion, which names who changed
 * it in the meantime where that is known.
 */
export function requireVersion(
  document: { version: number },
  expectedVersion: number,
  { what, changedBy = null }: Edited,
): void {
  if (document.version === expectedVersion) return;
  throw new RuleViolation("staleVersion", { what, changedBy });
}
