import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";

/**
 * Refuses an edit that started from an older version: throws staleVersion, which names who changed
 * it in the meantime where that is known.
 */
export function requireVersion(
  document: { version: number },
  expectedVersion: number,
  { what, changedBy = "Someone else" }: { what: string; changedBy?: string },
): void {
  if (document.version === expectedVersion) return;
  throw new RuleViolation("staleVersion", { what, changedBy });
}
