import type { Locale } from "@crewline/domain/kernel/formats/locale";
import type { EmployeeProfile } from "@crewline/domain/records/employees/employee";
import type { ProfileForm } from "@crewline/domain/projections/employees/employee-form";
import type { Phones } from "@crewline/domain/kernel/phones/phones";
import type { ComponentType } from "react";
import type { Fact } from "../../../ui/page/facts.tsx";

/** A part of the profile: how it is read, and the fields that change it. */
export interface ProfileSection {
  id: string;
  title: string;
  facts: (profile: EmployeeProfile, phones: Phones, locale: Locale) => Fact[];
  Fields: ComponentType<ProfileFieldsProps>;
}

export interface ProfileFieldsProps {
  draft: ProfileForm;
  change: (changes: Partial<ProfileForm>) => void;
  errorOf: (field: string) => string | undefined;
  today: string;
}
