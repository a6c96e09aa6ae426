import { memberSchema } from "@crewline/domain/records/company/member";
import { domainEventSchema } from "@crewline/domain/records/events/domain-event";
import { mailSchema } from "@crewline/domain/records/mail/mail";
import { shiftSchema } from "@crewline/domain/records/schedules/shift";
import { employeeWeekSchema } from "@crewline/domain/records/time-entries/employee-week";
import { onRequest } from "firebase-functions/https";
import { beforeUserCreated, beforeUserSignedIn } from "firebase-functions/identity";
import { defineBoolean } from "firebase-functions/params";
import { onSchedule } from "firebase-functions/scheduler";
import { appRouter } from "./api.ts";
import { handleAuth, handleNotFound } from "./auth-http/handle-auth.ts";
import { handleCalendar } from "./calendar-feed.ts";
import { refuseUnprovenStaff } from "./identity/refuse-unproven-staff.ts";
import { giveOutEvent } from "./jobs/consume-event.ts";
import { documentTrigger, newDocumentTrigger } from "./jobs/document-trigger.ts";
import { jobFunctions } from "./jobs/job-functions.ts";
import { queueMailTask } from "./jobs/queue-mail-task.ts";
import { rebuildDaysOfShift, rebuildDaysOfWeek } from "./jobs/rebuild-touched-days.ts";
import { syncMember } from "./jobs/sync-member.ts";
import { tickNow } from "./jobs/tick.ts";
import { handleOutbox } from "./local-outbox.ts";
import { handleTick } from "./local-tick.ts";
import { boundSecrets, hideStackTraces, refuseUnsafeBoot, runsInEmulator } from "./platform/env.ts";
import { handleStripe } from "./stripe-webhook.ts";
import { REGION } from "./platform/region.ts";
import { trpcHandler } from "./rpc/handle-trpc.ts";

refuseUnsafeBoot();
hideStackTraces();

const region = REGION;
/**
 * `cors: false` sends no CORS header at all; unset, any origin would be answered. A minute is the
 * cloud's own limit; where it is not named, the emulator cuts a call off after five seconds.
 */
const open = {
  region,
  cors: false,
  invoker: "public",
  maxInstances: 20,
  timeoutSeconds: 60,
} as const;
/**
 * Blocking functions belong to Identity Platform; deploying them to a project without it fails. The
 * emulators would call them before each of the thousands of sign-ins of the tests.
 */
const blocking = runsInEmulator()
  ? null
  : { region, omit: defineBoolean("IDENTITY_PLATFORM").equals(false) };

const stripeSecrets = boundSecrets("STRIPE_SECRET_KEY");

export const trpc = onRequest(
  { ...open, memory: "512MiB", secrets: [...boundSecrets("PIN_SECRET"), ...stripeSecrets] },
  trpcHandler(appRouter),
);
export const auth = onRequest({ ...open, secrets: boundSecrets("SESSION_SECRET") }, handleAuth);
export const calendar = onRequest(open, handleCalendar);
export const stripe = onRequest(
  { ...open, secrets: [...stripeSecrets, ...boundSecrets("STRIPE_WEBHOOK_SECRET")] },
  handleStripe,
);
export const notFound = onRequest(open, handleNotFound);

/** The mail that the local stack does not send, for developers who try the product. */
export const outbox = runsInEmulator() ? onRequest(open, handleOutbox) : null;

export const onEmployeeWeekWritten = documentTrigger(
  "companies/{companyId}/employeeWeeks/{weekId}",
  { schema: employeeWeekSchema, what: "week" },
  rebuildDaysOfWeek,
);
export const onShiftWritten = documentTrigger(
  "companies/{companyId}/shifts/{shiftId}",
  { schema: shiftSchema, what: "shift" },
  rebuildDaysOfShift,
);
export const onMemberWritten = documentTrigger(
  "companies/{companyId}/members/{uid}",
  { schema: memberSchema, what: "member" },
  syncMember,
);

/** The mail server, the secret of the invitation links' tokens, and the key of push messages. */
const mailSecrets = [
  ...boundSecrets("SMTP_URL"),
  ...boundSecrets("PIN_SECRET"),
  ...boundSecrets("PUSH_PRIVATE_KEY"),
];

export const onMailQueued = newDocumentTrigger(
  "mail/{mailId}",
  { schema: mailSchema, what: "message" },
  queueMailTask,
);

export const onEventRecorded = newDocumentTrigger(
  "companies/{companyId}/events/{eventId}",
  { schema: domainEventSchema, what: "event" },
  (event) => giveOutEvent(event),
);

/** The task queues of `jobs/catalogue.ts`, deployed as `jobs-…`. */
export const jobs = jobFunctions({ mailSecrets, stripeSecrets });

/**
 * Gives out the work that is due, each minute; one tick at a time, because two would find the same
 * rows. The emulators run no schedule, so the local stack calls the same code.
 */
export const tick = runsInEmulator()
  ? onRequest(open, handleTick)
  : onSchedule(
      {
        region,
        schedule: "every 1 minutes",
        maxInstances: 1,
        concurrency: 1,
        memory: "512MiB",
        timeoutSeconds: 300,
      },
      tickNow,
    );

export const beforeSignUp = blocking && beforeUserCreated(blocking, refuseUnprovenStaff);
export const beforeSignIn = blocking && beforeUserSignedIn(blocking, refuseUnprovenStaff);
