/** The pages of Settings that each user sets for themselves, as the list and the search name them. */
export const mySectionNames = {
  profile: "Profile",
  look: "Look and formats",
  notifications: "Notifications",
  calendar: "Calendar",
  security: "Sign-in and security",
  devices: "Devices",
  pin: "PIN",
  keys: "Keyboard shortcuts",
} as const;

/** The pages of company settings, for admins. */
export const companySectionNames = {
  general: "General",
  overtime: "Overtime",
  rounding: "Rounding",
  breaks: "Breaks",
  "pay-period": "Pay period",
  clock: "Clocking in",
  tablets: "Shared tablets",
  alerts: "Alerts",
  approvals: "Approvals",
  limits: "Scheduling limits",
  exchange: "Open shifts and swaps",
  "earning-codes": "Earning codes",
  "payroll-files": "Payroll files",
  "job-roles": "Job roles",
  skills: "Skills",
  "time-off": "Time off",
  blackouts: "Blackout dates",
  "custom-fields": "Custom fields",
  security: "Security",
  changes: "Rule changes",
  history: "History",
  data: "Data export",
} as const;
