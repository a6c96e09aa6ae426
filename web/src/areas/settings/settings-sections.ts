import type { ComponentType } from "react";
import { CompanySecurity } from "./company-security.tsx";
import { GeneralSettings } from "./general-settings.tsx";
import { MySettings } from "./my-settings.tsx";
import { SecurityPart } from "./security-part.ts";

/** A page within a tab of Settings; `id` is its name in the address (`?section=`). */
export interface SettingsSection {
  id: string;
  label: string;
  Content: ComponentType;
}

/** What everybody sets for themselves. A new page of "Mine" is one more line here. */
export const mySections: readonly SettingsSection[] = [
  { id: "profile", label: "Profile", Content: MySettings },
  { id: "security", label: "Sign-in and security", Content: SecurityPart },
];

/** What admins set for the company. A new page of "Company" is one more line here. */
export const companySections: readonly SettingsSection[] = [
  { id: "general", label: "General", Content: GeneralSettings },
  { id: "security", label: "Security", Content: CompanySecurity },
];
