/**
 * The fifteen areas in menu order: route and label as the specification's section 2 prints them.
 */
export const areas = [
  { area: "home", path: "/", label: "Home" },
  { area: "templates", path: "/templates", label: "Templates" },
  { area: "schedules", path: "/schedules", label: "Schedules" },
  { area: "calendar", path: "/calendar", label: "Calendar" },
  { area: "timeEntries", path: "/time-entries", label: "Time Entries" },
  { area: "alerts", path: "/alerts", label: "Alerts" },
  { area: "reports", path: "/reports", label: "Reports" },
  { area: "employees", path: "/employees", label: "Employees" },
  { area: "wageChanges", path: "/wage-changes", label: "Wage Changes" },
  { area: "locations", path: "/locations", label: "Locations" },
  { area: "users", path: "/users", label: "Users" },
  { area: "subscription", path: "/subscription", label: "Subscription" },
  { area: "companyOptions", path: "/company-options", label: "Company Options" },
  { area: "timeEntryAudits", path: "/time-entry-audits-list", label: "TimeEntryAudits" },
  { area: "settings", path: "/settings", label: "Settings" },
] as const;

export type Area = (typeof areas)[number]["area"];
