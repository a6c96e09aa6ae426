import type { FieldProblem } from "./field-problem.ts";
import type { NoFacts } from "./no-facts.ts";
import type { IllegalTransition } from "./state-facts.ts";
import type { AdminAct, EditedThing, LastingSetting, LimitedThing, Thing } from "./thing.ts";

/** The facts of refusals that any record or call may meet. */
export interface RecordFacts {
  notFound: { what: Thing };
  busy: NoFacts;
  /** More changes than the database takes in one piece. */
  tooMuchAtOnce: NoFacts;
  unreadableRecord: { what: Thing };
  companyUpdating: NoFacts;
  /** `changedBy` is null where it is not known who changed it. */
  staleVersion: { what: EditedThing; changedBy: string | null };
  illegalTransition: IllegalTransition;
  keyUsed: NoFacts;
  reasonRequired: NoFacts;
  duplicateName: { name: string };
  /** `path` names the input field beside which the problem is shown. */
  invalidField: { path: string; problem: FieldProblem };
  tooMany: { what: LimitedThing; most: number };
  settingInUse: { what: LastingSetting };
  previewOutdated: NoFacts;
  photoRefused: NoFacts;
  tooManyAttempts: { retryInSeconds: number };
  onlyAdmins: { what: AdminAct };
  exceedsOwnRights: NoFacts;
}
