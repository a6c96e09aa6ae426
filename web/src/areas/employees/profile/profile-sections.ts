import { contactSection } from "./contact-section.tsx";
import { emergencySection } from "./emergency-section.tsx";
import { notesSection } from "./notes-section.tsx";
import { personalSection } from "./personal-section.tsx";
import type { ProfileSection } from "./profile-section.ts";

/** The profile from top to bottom. */
export const profileSections: readonly ProfileSection[] = [
  contactSection,
  personalSection,
  emergencySection,
  notesSection,
];
