import type { ComponentType } from "react";
import { AlertsPart } from "./alerts/alert-settings-part.ts";
import { CompanySecurity } from "./company-security.tsx";
import { ExchangePart } from "./exchange/exchange-part.ts";
import { GeneralSettings } from "./general-settings.tsx";
import {
  CalendarPart,
  DevicesPart,
  KeysPart,
  LookPart,
  NotificationsPart,
  PinPart,
} from "./mine/mine-parts.ts";
import { MySettings } from "./my-settings.tsx";
import { SecurityPart } from "./settings-parts.ts";
import {
  AllChangesPart,
  ApprovalsPart,
  BlackoutsPart,
  BreaksPart,
  ClockPart,
  CompanyHistoryPart,
  CustomFieldsPart,
  DataExportPart,
  EarningCodesPart,
  JobRolesPart,
  LimitsPart,
  OvertimePart,
  PayPeriodPart,
  RoundingPart,
  SkillsPart,
  TimeOffTypesPart,
} from "./rules/rule-parts.ts";
import { PayrollFilesPart } from "./payroll/payroll-parts.ts";
import { TabletsPart } from "./tablets/tablet-parts.ts";

/** A page within a tab of Settings; `id` is its name in the address (`?section=`). */
export interface SettingsSection {
  id: string;
  label: string;
  Content: ComponentType;
}

/** The sections that each user sets for themselves. A new page of "Mine" is one more line here. */
export const mySections: readonly SettingsSection[] = [
  { id: "profile", label: "Profile", Content: MySettings },
  { id: "look", label: "Look and formats", Content: LookPart },
  { id: "notifications", label: "Notifications", Content: NotificationsPart },
  { id: "calendar", label: "Calendar", Content: CalendarPart },
  { id: "security", label: "Sign-in and security", Content: SecurityPart },
  { id: "devices", label: "Devices", Content: DevicesPart },
  { id: "pin", label: "PIN", Content: PinPart },
  { id: "keys", label: "Keyboard shortcuts", Content: KeysPart },
];

/** The pages of company settings, for admins. A new page of "Company" is one more line here. */
export const companySections: readonly SettingsSection[] = [
  { id: "general", label: "General", Content: GeneralSettings },
  { id: "overtime", label: "Overtime", Content: OvertimePart },
  { id: "rounding", label: "Rounding", Content: RoundingPart },
  { id: "breaks", label: "Breaks", Content: BreaksPart },
  { id: "pay-period", label: "Pay period", Content: PayPeriodPart },
  { id: "clock", label: "Clocking in", Content: ClockPart },
  { id: "tablets", label: "Shared tablets", Content: TabletsPart },
  { id: "alerts", label: "Alerts", Content: AlertsPart },
  { id: "approvals", label: "Approvals", Content: ApprovalsPart },
  { id: "limits", label: "Scheduling limits", Content: LimitsPart },
  { id: "exchange", label: "Open shifts and swaps", Content: ExchangePart },
  { id: "earning-codes", label: "Earning codes", Content: EarningCodesPart },
  { id: "payroll-files", label: "Payroll files", Content: PayrollFilesPart },
  { id: "job-roles", label: "Job roles", Content: JobRolesPart },
  { id: "skills", label: "Skills", Content: SkillsPart },
  { id: "time-off", label: "Time off", Content: TimeOffTypesPart },
  { id: "blackouts", label: "Blackout dates", Content: BlackoutsPart },
  { id: "custom-fields", label: "Custom fields", Content: CustomFieldsPart },
  { id: "security", label: "Security", Content: CompanySecurity },
  { id: "changes", label: "Rule changes", Content: AllChangesPart },
  { id: "history", label: "History", Content: CompanyHistoryPart },
  { id: "data", label: "Data export", Content: DataExportPart },
];
