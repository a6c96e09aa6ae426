import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import type { DueJob } from "../../records/jobs/due-work.ts";

const texts: InLanguages<Readonly<Record<DueJob, string>>> = {
  en: {
    adminWatch: "Watch for missing admins",
    alertWatch: "Look for alerts",
    checklists: "Checklists of the day",
    clockOutReminders: "Clock-out reminders",
    companyErasure: "Erasure of the company",
    companyNight: "Nightly work of the company",
    dataJobs: "Data job",
    demoRemoval: "Removal of the demo",
    employmentDates: "Start and end of employment",
    locationNight: "Nightly work of a location",
    missedClockOuts: "Missed clock-outs",
    publicationTelling: "Messages about published shifts",
    scheduledReports: "Scheduled reports",
    shiftRequests: "Expiry of shift requests",
    viewEnds: "End of support views",
  },
};

/** The name of work that the server does by itself, for product staff. */
export function dueJobName(job: DueJob, locale: Pick<Locale, "language">): string {
  return inLanguage(texts, locale)[job];
}
