import { locationIdSchema } from "../../kernel/ids/entity-ids.ts";
import type { DomainEvent } from "../../records/events/domain-event.ts";
import type { HistoryEvent } from "../../records/history/history-event.ts";
import { COMPANY_SUBJECT } from "../../records/history/history-event.ts";

type Told = Pick<DomainEvent, "type" | "locationId" | "subject" | "facts">;

const MOST_TEXT = 200;

/** The domain event of a row of the history of a location, of a week or of the company. */
export function historyEventTold({
  subject,
  act,
  changes = [],
}: Pick<HistoryEvent, "subject" | "act"> & Partial<Pick<HistoryEvent, "changes">>): Told {
  const fields = changes.map(({ field }) => field).join(",");
  const facts = { act, fields: fields.slice(0, MOST_TEXT) };
  if (subject === COMPANY_SUBJECT) {
    return { type: "companyChanged", locationId: null, subject: companySubject, facts };
  }
  const [kind, id] = splitOnce(subject);
  if (kind === "location") {
    return {
      type: "locationChanged",
      locationId: locationIdSchema.parse(id),
      subject: { kind: "location", id },
      facts,
    };
  }
  const locationId = locationIdSchema.parse(id.slice(0, id.lastIndexOf("_")));
  const told = { locationId, subject: { kind: "schedule" as const, id }, facts };
  return { type: act === "published" ? "schedulePublished" : "scheduleEdited", ...told };
}

const companySubject = { kind: "company", id: COMPANY_SUBJECT } as const;

function splitOnce(text: string): [string, string] {
  const at = text.indexOf("_");
  return [text.slice(0, at), text.slice(at + 1)];
}
