import { anEmployeeId } from "@crewline/domain/kernel/ids/ids.test-support";
import type { ShownTimesheet } from "@crewline/domain/records/timesheets/timesheet";

/** The timesheet of Ana with nine hours at 20 dollars in a pay period of two weeks. */
export const sheet: ShownTimesheet = {
  employeeId: anEmployeeId("ana"),
  employeeName: "Ana Diaz",
  companyName: "Harbor Coffee",
  firstDay: "2026-11-09",
  lastDay: "2026-11-22",
  timeZone: "America/New_York",
  days: [],
  total: {
    workedSeconds: 32_400,
    regularSeconds: 32_400,
    overtimeSeconds: 0,
    doubletimeSeconds: 0,
    amountMinor: 18_000,
  },
  currency: "USD",
  payLines: [
    {
      kind: "regular",
      seconds: 32_400,
      rateTenThousandths: 200_000,
      jobRole: "Barista",
      locationName: "Harbor",
      amountMinor: 18_000,
      adjusts: null,
    },
  ],
  adjustments: [],
  digest: "hours",
  status: "none",
  steps: [],
  version: 0,
};
