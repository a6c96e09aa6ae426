import type { ComponentType } from "react";
import { GeneralSettings } from "./general-settings.tsx";
import { MySettings } from "./my-settings.tsx";

/** A page within a tab of Settings; `id` is its name in the address (`?section=`). */
export interface SettingsSection {
  id: string;
  label: string;
  Content: ComponentType;
}

/** What everybody sets for themselves. A new page of "Mine" is one more line here. */
export const mySections: readonly SettingsSection[] = [
  { id: "profile", label: "Profile", Content: MySettings },
];

/** What admins set for the company. A new page of "Company" is one more line here. */
export const companySections: readonly SettingsSection[] = [
  { id: "general", label: "General", Content: GeneralSettings },
];
