import type { Instant } from "@crewline/domain/kernel/time/instant";
import type { DomainEvent, DomainEventType } from "@crewline/domain/records/events/domain-event";
import type { DueJob, DueWork } from "@crewline/domain/records/jobs/due-work";
import { nextAdminWatch } from "@crewline/domain/rules/jobs/due-times";
import { endViewsOver } from "../operations/access/end-views.ts";
import { watchAdmins } from "../operations/access/watch-admins.ts";
import { eraseCompany } from "../operations/company/erase-company.ts";
import { makeLists } from "../operations/checklists/make-lists.ts";
import { followPublication } from "./follow-publication.ts";
import { removeDemo } from "../operations/company/remove-demo.ts";
import { renameCustomer } from "../operations/subscription/rename-customer.ts";
import { watchCompany } from "../operations/alerts/watch-alerts.ts";
import { expireRequests } from "../operations/schedules/requests/end-requests.ts";
import { tellPublications } from "../operations/publications/tell-publications.ts";
import { now } from "../platform/clock.ts";
import { lookAtAlerts, mayChangeAlerts } from "./look-at-alerts.ts";
import { approveByRule, isClockOut } from "./approve-by-rule.ts";
import { runCompanyNight } from "./company-night.ts";
import { runDataJob } from "./run-data-job.ts";
import { followEmployment } from "./end-employments.ts";
import { followRename, isRename } from "./follow-rename.ts";
import { followZoneChange, isZoneChange } from "./follow-zone-change.ts";
import { runLocationNight } from "./location-night.ts";
import { markMissedAt } from "./mark-missed-clock-outs.ts";
import { remindAt } from "./remind-of-clock-outs.ts";
import { noteListsLeft } from "./note-lists-left.ts";
import { sendDueReports } from "./send-reports.ts";
import { mailAccessChange } from "./tell-access-change.ts";
import { watchLocation } from "./watch-location.ts";

/** Work that a task does when it is due. */
interface DueJobEntry {
  /** Returns when the work is due again; null if not. It may run twice and be cut off anywhere. */
  run: (due: DueWork) => Promise<Instant | null>;
  /** The number of tasks that run at the same moment, over all companies. */
  atOnce: number;
}

/** The catalogue of the work with due times: each entry is a task queue of its own. */
export const dueJobEntries: Readonly<Record<DueJob, DueJobEntry>> = {
  clockOutReminders: { run: remindDue, atOnce: 20 },
  publicationTelling: { run: tellDuePublications, atOnce: 20 },
  missedClockOuts: { run: markMissedDue, atOnce: 20 },
  employmentDates: { run: followEmployment, atOnce: 10 },
  locationNight: { run: runLocationNight, atOnce: 20 },
  companyNight: { run: runCompanyNight, atOnce: 20 },
  dataJobs: { run: runDataJob, atOnce: 3 },
  adminWatch: { run: watchDueAdmins, atOnce: 10 },
  alertWatch: { run: watchDueAlerts, atOnce: 40 },
  scheduledReports: { run: sendDueReports, atOnce: 5 },
  shiftRequests: { run: expireRequests, atOnce: 20 },
  companyErasure: { run: eraseCompany, atOnce: 2 },
  checklists: { run: makeDueLists, atOnce: 40 },
  demoRemoval: { run: removeDueDemo, atOnce: 2 },
  viewEnds: { run: endDueViews, atOnce: 2 },
};

/** Work that follows an event, in a task of its own. */
interface Consumer {
  types: readonly DomainEventType[];
  /**
   * True for the events of these types that it follows; all unless given. Decided without a task or
   * a read.
   */
  concerns?: (event: DomainEvent) => boolean;
  /** It may run twice for an event, and for events in any order. */
  run: (event: DomainEvent) => Promise<void>;
  atOnce: number;
}

const consumerEntries = {
  accessMail: { types: ["accessChanged"], run: mailAccessChange, atOnce: 10 },
  adminsLeft: { types: ["accessChanged"], run: watchAfterChange, atOnce: 10 },
  alertLook: {
    types: [
      "accessChanged",
      "driftFound",
      "employmentEnded",
      "locationChanged",
      "scheduleEdited",
      "schedulePublished",
      "timeOffChanged",
    ],
    concerns: mayChangeAlerts,
    run: lookAtAlerts,
    atOnce: 20,
  },
  approvalRule: {
    types: ["timeEntryChanged"],
    concerns: isClockOut,
    run: approveByRule,
    atOnce: 10,
  },
  billingName: { types: ["companyChanged"], concerns: isRename, run: renameCustomer, atOnce: 5 },
  checklistsLeft: {
    types: ["timeEntryChanged"],
    concerns: isClockOut,
    run: noteListsLeft,
    atOnce: 10,
  },
  checklistShifts: { types: ["schedulePublished"], run: followPublication, atOnce: 10 },
  loginIndex: { types: ["companyChanged"], concerns: isRename, run: followRename, atOnce: 5 },
  zoneSummaries: {
    types: ["locationChanged"],
    concerns: isZoneChange,
    run: followZoneChange,
    atOnce: 5,
  },
} satisfies Readonly<Record<string, Consumer>>;

export type ConsumerName = keyof typeof consumerEntries;

/** The catalogue of consumers: each entry is a task queue of its own. */
export const consumers: Readonly<Record<ConsumerName, Consumer>> = consumerEntries;
export const consumerNames = Object.keys(consumerEntries) as ConsumerName[];

async function watchAfterChange({ companyId }: DomainEvent): Promise<void> {
  await watchAdmins(companyId);
}

async function watchDueAlerts({ companyId, locationId }: DueWork): Promise<Instant | null> {
  return locationId === null ? watchCompany(companyId) : watchLocation(companyId, locationId);
}

async function remindDue({ companyId, locationId }: DueWork): Promise<null> {
  if (locationId !== null) await remindAt({ companyId, locationId });
  return null;
}

async function tellDuePublications({ companyId, locationId }: DueWork): Promise<Instant | null> {
  return locationId === null ? null : tellPublications(companyId, locationId);
}

async function markMissedDue({ companyId, locationId }: DueWork): Promise<null> {
  if (locationId !== null) await markMissedAt({ companyId, locationId });
  return null;
}

async function makeDueLists({ companyId, locationId }: DueWork): Promise<Instant | null> {
  return locationId === null ? null : makeLists({ companyId, locationId });
}

async function watchDueAdmins({ companyId }: DueWork): Promise<Instant | null> {
  const isCompany = await watchAdmins(companyId);
  return isCompany ? nextAdminWatch(now()) : null;
}

async function endDueViews({ companyId }: DueWork): Promise<null> {
  await endViewsOver(companyId);
  return null;
}

async function removeDueDemo({ companyId }: DueWork): Promise<null> {
  await removeDemo(companyId);
  return null;
}
