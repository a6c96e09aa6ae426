import type { FieldProblem } from "./field-problem.ts";
import type { NoFacts } from "./no-facts.ts";

/** The facts of refusals that any record or call may meet. */
export interface RecordFacts {
  notFound: { what: string };
  busy: NoFacts;
  unreadableRecord: { what: string };
  companyUpdating: NoFacts;
  staleVersion: { what: string; changedBy: string };
  illegalTransition: { what: string; from: string; to: string };
  keyUsed: NoFacts;
  reasonRequired: NoFacts;
  duplicateName: { what: string; name: string };
  /** `path` names the input field beside which the problem is shown. */
  invalidField: { path: string; problem: FieldProblem };
  tooMany: {
    what: string;
    most: number;
    instead?: string;
  };
  settingInUse: { what: string; because: string };
  previewOutdated: NoFacts;
  photoRefused: NoFacts;
  tooManyAttempts: { retryInSeconds: number };
  onlyAdmins: { what: string };
  exceedsOwnRights: NoFacts;
}
