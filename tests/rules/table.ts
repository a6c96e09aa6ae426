import { companyRows } from "./rows/company-rows.ts";
import { employeeRows } from "./rows/employee-rows.ts";
import type { Row } from "./rows/row.ts";
import { scheduleRows } from "./rows/schedule-rows.ts";
import { timeAndPayRows } from "./rows/time-and-pay-rows.ts";
import { unseenRows } from "./rows/unseen-rows.ts";

/** Every read that is tried, by area: a new collection gets its rows in one of them. */
export const rows: readonly Row[] = [
  ...companyRows,
  ...employeeRows,
  ...scheduleRows,
  ...timeAndPayRows,
  ...unseenRows,
];
