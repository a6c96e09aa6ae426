import type { AlertId } from "@crewline/domain/kernel/ids/record-ids";
import type { Instant } from "@crewline/domain/kernel/time/instant";
import type { Alert } from "@crewline/domain/records/alerts/alert";
import { readCompany } from "../../../functions/src/store/company/read-company.ts";
import { mail } from "../../../functions/src/store/mail.ts";
import { firestore } from "../../../functions/src/store/unit/firestore.ts";
import { readingUnit } from "../../../functions/src/store/unit/unit.ts";
import type { Told } from "./compare-day.ts";
import { companyId } from "./seed-day.ts";

/**
 * Follows the alerts of the company from now on, because one that is raised again replaces its
 * earlier self. The function it returns stops, and says what was told since.
 */
export async function watchAlerts(since: Instant): Promise<() => Promise<Told[]>> {
  const database = await firestore();
  const seen = new Map<string, AlertId>();
  const stop = database.collection(`companies/${companyId}/alerts`).onSnapshot((changes) => {
    for (const { doc } of changes.docChanges()) {
      const firstAt: unknown = doc.get("firstAt");
      seen.set(`${doc.id} ${instantOf(firstAt)}`, doc.id as AlertId);
    }
  });
  return async () => {
    stop();
    const alerts = new Map(
      (await (await readCompany(companyId)).alerts.list([])).map((alert) => [alert.id, alert]),
    );
    const mailed = await mailedOf(since);
    return [...seen].flatMap(([key, id]) => {
      const alert = alerts.get(id);
      const firstAt = key.slice(id.length + 1);
      return alert === undefined || firstAt < since ? [] : [toldOf(alert, firstAt, mailed)];
    });
  };
}

function instantOf(stored: unknown): Instant {
  const moment = stored as { toDate?: () => Date } | string;
  return typeof moment === "string" ? moment : (moment.toDate?.().toISOString() ?? "");
}

function toldOf(alert: Alert, firstAt: Instant, mailed: ReadonlyMap<AlertId, string[]>): Told {
  const { id, type, locationId, employeeId, state, resolved } = alert;
  return {
    type,
    locationId,
    employeeId,
    firstAt,
    resolvedAt: state === "resolved" ? (resolved?.at ?? null) : null,
    mailed: (mailed.get(id) ?? []).toSorted(),
  };
}

/** The addresses that got a mail of each alert. */
async function mailedOf(since: Instant): Promise<Map<AlertId, string[]>> {
  const all = await mail(await readingUnit()).list([["companyId", "==", companyId]]);
  const pairs = all.flatMap(({ content, to, createdAt }) =>
    content.kind === "alerts" && createdAt >= since
      ? content.items.map(({ alertId }) => ({ alertId, to }))
      : [],
  );
  return new Map(
    [...Map.groupBy(pairs, ({ alertId }) => alertId as AlertId)].map(([id, own]) => [
      id,
      own.map(({ to }) => to),
    ]),
  );
}
