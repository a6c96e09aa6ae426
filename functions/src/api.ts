import { alertsRouter } from "./areas/alerts/router.ts";
import { calendarRouter } from "./areas/calendar/router.ts";
import { companyOptionsRouter } from "./areas/company-options/router.ts";
import { employeesRouter } from "./areas/employees/router.ts";
import { kioskRouter } from "./areas/kiosk/router.ts";
import { locationsRouter } from "./areas/locations/router.ts";
import { onBoardRouter } from "./areas/on-board/router.ts";
import { reportsRouter } from "./areas/reports/router.ts";
import { schedulesRouter } from "./areas/schedules/router.ts";
import { settingsRouter } from "./areas/settings/router.ts";
import { subscriptionRouter } from "./areas/subscription/router.ts";
import { templatesRouter } from "./areas/templates/router.ts";
import { timeEntriesRouter } from "./areas/time-entries/router.ts";
import { timeEntryAuditsRouter } from "./areas/time-entry-audits/router.ts";
import { timesheetsRouter } from "./areas/timesheets/router.ts";
import { userRouter } from "./areas/user/router.ts";
import { usersRouter } from "./areas/users/router.ts";
import { wageChangesRouter } from "./areas/wage-changes/router.ts";
import { router } from "./rpc/trpc.ts";

/** The whole API: one line per area. */
export const appRouter = router({
  alerts: alertsRouter,
  calendar: calendarRouter,
  companyOptions: companyOptionsRouter,
  employees: employeesRouter,
  kiosk: kioskRouter,
  locations: locationsRouter,
  onBoard: onBoardRouter,
  reports: reportsRouter,
  schedules: schedulesRouter,
  settings: settingsRouter,
  subscription: subscriptionRouter,
  templates: templatesRouter,
  timeEntries: timeEntriesRouter,
  timeEntryAudits: timeEntryAuditsRouter,
  timesheets: timesheetsRouter,
  user: userRouter,
  users: usersRouter,
  wageChanges: wageChangesRouter,
});

export type AppRouter = typeof appRouter;
