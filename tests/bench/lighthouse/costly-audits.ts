import type { Result } from "lighthouse";

/** So many of the places that an audit names are printed. */
const PLACES = 3;

/** The audits of a report that cost points, the most expensive of each category first. */
export function costlyAudits({ categories, audits }: Result): string[] {
  return Object.values(categories).flatMap(({ id, auditRefs }) => {
    const total = auditRefs.reduce((sum, { weight }) => sum + weight, 0);
    const lost = auditRefs.flatMap((ref) => {
      const audit = audits[ref.id];
      const points = (100 * ref.weight * (1 - (audit?.score ?? 1))) / total;
      return audit === undefined || points < 0.5 ? [] : [{ audit, points }];
    });
    return lost
      .toSorted((a, b) => b.points - a.points)
      .map(({ audit, points }) => `${id} -${points.toFixed(0)}: ${wordsOf(audit)}`);
  });
}

function wordsOf({ title, displayValue = "", details }: Result["audits"][string]): string {
  const items = details !== undefined && "items" in details ? details.items : [];
  const places = Array.from<unknown>(items).slice(0, PLACES).map(placeOf).filter(Boolean);
  return [title, displayValue, ...places].filter(Boolean).join(" · ");
}

/** An item is an element of the page, or a message with what caused it. */
function placeOf(item: unknown): string {
  const { node, description, url } = Object(item) as {
    node?: { selector?: string; snippet?: string };
    description?: string;
    url?: string;
  };
  return node?.selector ?? description ?? url ?? "";
}
