import type { DueJob } from "@crewline/domain/records/jobs/due-work";

/** The deployed name of a function of the group `jobs` in `index.ts`. */
export const jobFunction = (name: string) => `jobs-${name}`;

export const SEND_MAIL = jobFunction("sendMail");

export function dueFunction(job: DueJob): string {
  return jobFunction(job);
}
