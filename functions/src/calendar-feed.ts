import type { CalendarFeedId } from "@crewline/domain/kernel/ids/record-ids";
import type { EmployeeId, LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import { jobRoleNames } from "@crewline/domain/rules/job-roles/job-role-names";
import type { RequestRefusal } from "@crewline/domain/words/requests/request-refusals";
import { requestRefusal } from "@crewline/domain/words/requests/request-refusals";
import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { unknownReader } from "@crewline/domain/kernel/formats/locale";
import { calendarWords } from "@crewline/domain/words/files/calendar-words";
import { shiftEvents } from "@crewline/domain/projections/files/calendar-event";
import { calendarTokenSchema, feedDays } from "@crewline/domain/records/users/calendar-feed";
import { writeCalendar } from "@crewline/domain/projections/files/write-calendar";
import type { Location } from "@crewline/domain/records/locations/location";
import { findUser } from "./identity/users.ts";
import { countAttempt, findWait } from "./operations/access/count-attempt.ts";
import { setApiHeaders } from "./platform/api-headers.ts";
import { callerAddresses } from "./platform/caller-address.ts";
import { now } from "./platform/clock.ts";
import { log } from "./platform/log.ts";
import { calendarFeedId, calendarFeeds } from "./store/calendar-feeds.ts";
import type { CompanyStore } from "./store/company/company-store.ts";
import { daysOfEmployee } from "./store/company/filters.ts";
import { readCompany } from "./store/company/read-company.ts";
import { readingUnit } from "./store/unit/unit.ts";
import { users } from "./store/users.ts";

const path = /^\/api\/calendar\/([^/?]+)\.ics(?:\?|$)/;

interface Answer {
  status: number;
  text: string;
  headers?: Readonly<Record<string, string>>;
}

/** A program reads the answer, not an employee; a refusal names no reader. */
function refused(status: number, refusal: RequestRefusal, headers?: Answer["headers"]): Answer {
  const text = `${requestRefusal(refusal, unknownReader)}\n`;
  return headers === undefined ? { status, text } : { status, text, headers };
}

/**
 * `/api/calendar/{token}.ics`: an employee's published shifts for a calendar program, which has no
 * login. Anyone with the address may read; every invalid address gets the same answer.
 */
export async function handleCalendar(
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { status, text, headers } = await answerTo(request).catch((error: unknown): Answer => {
    log.error("a calendar could not be written", { error });
    return refused(503, "calendarUnreadable");
  });
  response.statusCode = status;
  response.setHeader("Content-Type", "text/plain; charset=utf-8");
  setApiHeaders(response);
  for (const [name, value] of Object.entries(headers ?? {})) response.setHeader(name, value);
  response.end(request.method === "HEAD" ? "" : text);
}

async function answerTo(request: IncomingMessage): Promise<Answer> {
  if (request.method !== "GET" && request.method !== "HEAD") {
    return refused(405, "calendarByGet", { Allow: "GET, HEAD" });
  }
  const addresses = callerAddresses(request);
  const failures = await findWait("calendarFeedFailure", { addresses });
  if (failures !== null) return tooMany(failures);
  const token = calendarTokenSchema.safeParse(path.exec(request.url ?? "")?.[1]);
  const owner = token.success ? await findFeedOwner(calendarFeedId(token.data)) : null;
  if (owner === null) {
    await countAttempt("calendarFeedFailure", { addresses });
    return refused(404, "noCalendarHere");
  }
  const wait = await countAttempt("calendarFeed", { subject: owner.feedId });
  if (wait !== null) return tooMany(wait);
  return calendarOf(owner, request.headers["if-none-match"]);
}

interface FeedOwner {
  feedId: CalendarFeedId;
  employeeId: EmployeeId;
  store: CompanyStore;
}

/** The calendar's owner, if that login belongs to a company and is not disabled. */
async function findFeedOwner(feedId: CalendarFeedId): Promise<FeedOwner | null> {
  const unit = await readingUnit();
  const feed = await calendarFeeds(unit).find(feedId);
  const user = feed === null ? null : await users(unit).find(feed.uid);
  if (user?.calendarFeed?.id !== feedId || user.companyId === null) return null;
  const store = await readCompany(user.companyId);
  const [member, account] = await Promise.all([store.members.find(user.id), findUser(user.id)]);
  if (!member?.employeeId || account === null || account.isDisabled) return null;
  return { feedId, employeeId: member.employeeId, store };
}

async function calendarOf({ store, employeeId }: FeedOwner, known?: string): Promise<Answer> {
  const company = await store.company();
  const { from, to } = feedDays(now(), company.timeZone);
  const [published, withdrawn] = await Promise.all([
    store.publishedShifts.list(daysOfEmployee(employeeId, from, to)),
    store.withdrawnShifts.list([["employeeId", "==", employeeId]]),
  ]);
  const told = withdrawn.filter(
    ({ day, deleteAt }) => day >= from && day <= to && deleteAt > now(),
  );
  const locationIds = [...published, ...told].map(({ locationId }) => locationId);
  const locations = await store.locations.findAll([...new Set(locationIds)]);
  const locale = unknownReader;
  const names = { placeOf: placesOf(locations), roleName: jobRoleNames(company.jobRoles), locale };
  const events = shiftEvents({ published, withdrawn: told, ...names });
  const text = writeCalendar(calendarWords(locale).name(company.name), events);
  const etag = `"${createHash("sha256").update(text).digest("base64url")}"`;
  if (known === etag) return { status: 304, text: "", headers: { ETag: etag } };
  const disposition = 'inline; filename="shifts.ics"';
  const type = "text/calendar; charset=utf-8";
  const headers = { "Content-Type": type, "Content-Disposition": disposition, ETag: etag };
  return { status: 200, text, headers };
}

function placesOf(locations: readonly Location[]): (id: LocationId) => string {
  const places = new Map(
    locations.map(({ id, name, address }) => [id, address === "" ? name : `${name}, ${address}`]),
  );
  return (id) => places.get(id) ?? "";
}

function tooMany(seconds: number): Answer {
  return refused(429, "calendarBusy", { "Retry-After": String(seconds) });
}
