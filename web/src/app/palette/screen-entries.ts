import type { Area } from "@crewline/domain/kernel/access/area";
import { menuFor } from "@crewline/domain/kernel/access/menu";
import type { LoginRights } from "@crewline/domain/kernel/access/permissions";
import { may } from "@crewline/domain/kernel/access/permissions";
import { companySectionNames, mySectionNames } from "../../areas/settings/section-names.ts";
import type { PaletteEntry } from "./palette-entry.ts";

/** Other words by which people search for a screen. */
const otherWords: Readonly<Partial<Record<Area, string>>> = {
  home: "dashboard clock in out punch",
  schedules: "roster rota shifts planning",
  calendar: "time off leave vacation absence",
  timeEntries: "hours punches timesheets attendance",
  alerts: "notifications warnings",
  reports: "payroll labor cost export",
  employees: "people staff team",
  wageChanges: "rates pay raise salary",
  locations: "sites stores branches",
  timeEntryAudits: "audits history changes",
  settings: "preferences options",
};

/** The screens and pages of Settings that the login may open, in the order of the menu. */
export function screenEntries(login: LoginRights): PaletteEntry[] {
  const screens = menuFor(login).map(({ area, label, path }): PaletteEntry => {
    return { kind: "screen", label, detail: "", otherWords: otherWords[area] ?? "", to: path };
  });
  const own = may(login, "settings", "view") ? settingEntries("mine", mySectionNames) : [];
  const ofCompany = may(login, "settings", "editCompany")
    ? settingEntries("company", companySectionNames)
    : may(login, "calendar", "editBlackouts")
      ? settingEntries("company", { blackouts: companySectionNames.blackouts })
      : [];
  const payroll = may(login, "reports", "view") ? [payrollEntry] : [];
  return [...screens, ...payroll, ...own, ...ofCompany];
}

/** What Reports opens with, no report of its own; people search for it by its own name. */
const payrollEntry: PaletteEntry = {
  kind: "screen",
  label: "Payroll",
  detail: "Reports",
  otherWords: "pay period close export",
  to: "/reports?report=period",
};

const tabs = { mine: "My settings", company: "Company settings" } as const;

function settingEntries(
  tab: keyof typeof tabs,
  names: Readonly<Record<string, string>>,
): PaletteEntry[] {
  return Object.entries(names).map(([id, label]) => {
    const to = `/settings?${new URLSearchParams({ tab, section: id }).toString()}`;
    return { kind: "setting", label, detail: tabs[tab], to };
  });
}
