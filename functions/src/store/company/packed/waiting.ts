import { alertSchema } from "@crewline/domain/records/alerts/alert";
import { shiftRequestSchema } from "@crewline/domain/records/schedules/shift-request";
import type { Wait } from "@crewline/domain/records/summaries/waiting";
import {
  alertWait,
  COMPANY_WORK,
  companyAlertText,
  companyWorkSchema,
  disputeWait,
  punchWait,
  requestWait,
  timeOffWait,
} from "@crewline/domain/records/summaries/waiting";
import { unplacedPunchSchema } from "@crewline/domain/records/time-entries/unplaced-punch";
import { timeOffSchema } from "@crewline/domain/records/time-off/time-off";
import { timesheetSchema } from "@crewline/domain/records/timesheets/timesheet";
import { joinRequestSchema } from "@crewline/domain/records/users/join-request";
import type { Thing } from "@crewline/domain/rules/violations/thing";
import type { z } from "zod/mini";
import type { Collection, IdOf } from "../../unit/collection.ts";
import { collection } from "../../unit/collection.ts";
import type { CompanyUnit } from "../../unit/company-unit.ts";
import { openWork } from "./open-work.ts";

/** What waits in the whole company, for admins. Its parts are written without a read. */
export function companyWork({ unit, path }: CompanyUnit) {
  const merge = (part: z.input<typeof companyWorkSchema>) =>
    unit.merge(unit.firestore.doc(`${path}/companyWork/${COMPANY_WORK}`), part);
  return {
    ...collection(unit, {
      path: `${path}/companyWork`,
      schema: companyWorkSchema,
      what: "openWork",
    }),
    saveAlert: (id: string, text: string | null): void => merge({ alerts: { [id]: text } }),
    saveJoin: (id: string, askedAt: string | null): void => merge({ joins: { [id]: askedAt } }),
  };
}

/**
 * The collections of what managers decide. The same transaction writes what waits into the open work
 * of its locations, for Home.
 */
export function waitingCollections(bound: CompanyUnit) {
  const { unit, path } = bound;
  const work = openWork(bound);
  const ofCompany = companyWork(bound);
  const below = <T extends object, Id extends string = IdOf<T>>(
    name: string,
    { schema, what }: { schema: z.ZodMiniType<T>; what: Thing },
    follow: (value: T) => void,
  ): Collection<T, Id> => {
    const records = collection<T, Id>(unit, { path: `${path}/${name}`, schema, what });
    const write = (how: "create" | "save") => (id: Id, value: T) => {
      records[how](id, value);
      follow(value);
    };
    return { ...records, create: write("create"), save: write("save") };
  };
  const waits =
    <T>(waitOf: (value: T) => Wait | null) =>
    (value: T) => {
      const wait = waitOf(value);
      if (wait !== null) work.saveWait(wait);
    };
  return {
    timeOff: below("timeOff", { schema: timeOffSchema, what: "timeOff" }, waits(timeOffWait)),
    /** Claims, swaps and drops of employees. */
    shiftRequests: below(
      "shiftRequests",
      { schema: shiftRequestSchema, what: "shiftRequest" },
      waits(requestWait),
    ),
    unplacedPunches: below(
      "unplacedPunches",
      { schema: unplacedPunchSchema, what: "punch" },
      waits(punchWait),
    ),
    timesheets: below(
      "timesheets",
      { schema: timesheetSchema, what: "timesheet" },
      waits(disputeWait),
    ),
    /** What the looks at alerts found, and what was done about it. */
    alerts: below("alerts", { schema: alertSchema, what: "alert" }, (alert) => {
      waits(alertWait)(alert);
      ofCompany.saveAlert(alert.id, companyAlertText(alert));
    }),
    joinRequests: below(
      "joinRequests",
      { schema: joinRequestSchema, what: "joinRequest" },
      ({ id, state, askedAt }) => ofCompany.saveJoin(id, state === "waiting" ? askedAt : null),
    ),
  };
}
