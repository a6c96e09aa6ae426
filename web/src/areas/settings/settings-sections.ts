import type { ComponentType } from "react";
import { createElement } from "react";
import { KeptActs } from "../../session/actor/kept-acts.tsx";
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
import { companySectionNames, mySectionNames } from "./section-names.ts";
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

/** A new page of "Mine" is a line here, and its name in `section-names.ts`. */
const myContents: Contents<typeof mySectionNames> = {
  profile: MySettings,
  look: kept(LookPart),
  notifications: kept(NotificationsPart),
  calendar: CalendarPart,
  security: kept(SecurityPart),
  devices: kept(DevicesPart),
  pin: PinPart,
  keys: kept(KeysPart),
};

/** A new page of "Company" is a line here, and its name in `section-names.ts`. */
const companyContents: Contents<typeof companySectionNames> = {
  general: GeneralSettings,
  overtime: OvertimePart,
  rounding: RoundingPart,
  breaks: BreaksPart,
  "pay-period": PayPeriodPart,
  clock: ClockPart,
  tablets: TabletsPart,
  alerts: AlertsPart,
  approvals: ApprovalsPart,
  limits: LimitsPart,
  exchange: ExchangePart,
  "earning-codes": EarningCodesPart,
  "payroll-files": PayrollFilesPart,
  "job-roles": JobRolesPart,
  skills: SkillsPart,
  "time-off": TimeOffTypesPart,
  blackouts: BlackoutsPart,
  "custom-fields": CustomFieldsPart,
  security: CompanySecurity,
  changes: AllChangesPart,
  history: CompanyHistoryPart,
  data: kept(DataExportPart),
};

export const mySections = sectionsOf(mySectionNames, myContents);
export const companySections = sectionsOf(companySectionNames, companyContents);

type Contents<Names> = Readonly<Record<keyof Names, ComponentType>>;

/** A page that a read-only company keeps. */
function kept(Content: ComponentType): ComponentType {
  return () => createElement(KeptActs, null, createElement(Content));
}

/** The pages in the order of their names. */
function sectionsOf<Id extends string>(
  names: Readonly<Record<Id, string>>,
  contents: Readonly<Record<Id, ComponentType>>,
): readonly SettingsSection[] {
  const named = Object.entries(names) as [Id, string][];
  return named.map(([id, label]) => ({ id, label, Content: contents[id] }));
}
