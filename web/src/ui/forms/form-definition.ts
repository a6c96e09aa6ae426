import type { FormIssue } from "../dialogs/form-problem.ts";
import type { FormProblem } from "../dialogs/form-problem.ts";

/** A zod schema, as far as a form needs it. */
export interface Schema<T> {
  safeParse(
    value: unknown,
  ): { success: true; data: T } | { success: false; error: { issues: FormIssue[] } };
}

/** A command that saves: `run` returns null when it was refused, and `problem` says why. */
export interface Runner<TInput, TOutput> {
  run(input: TInput): Promise<TOutput | null>;
  isRunning: boolean;
  problem: FormProblem | null;
  clearProblem(): void;
}

/** The definition of an edit form: what it saves with, and what happens then. */
export interface FormDefinition<TDraft, TInput, TOutput> {
  /** Checks what is sent before it leaves the device; without it the server alone does. */
  schema?: Schema<TInput> | undefined;
  command: Runner<TInput, TOutput>;
  /** The path of the fields in what is sent: "employee" in `{ employeeId, employee: draft }`. */
  fieldsAt?: string;
  /** The notice after a save; none by default. */
  saved?: string | ((draft: TDraft, output: TOutput) => string);
  /** Called after a save and its notice, to close a dialog or to read data again. */
  onSaved?: (output: TOutput, draft: TDraft) => void | Promise<void>;
}

/** The state that `EditForm` and `EditDialog` show. */
export interface FormState {
  submit: () => Promise<void>;
  isRunning: boolean;
  problem: FormProblem | null;
  /** True when a value differs from what the form began with. */
  isTouched: boolean;
  /** True while leaving would lose a value. */
  isUnsaved: boolean;
  /** The decision that a save by another person asks for; null in a form of something new. */
  conflict: FormConflict | null;
}

export interface FormConflict {
  isShown: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

export interface Form<TDraft> extends FormState {
  draft: TDraft;
  change: (changes: Partial<TDraft>) => void;
  /** The error of a field by its path below `fieldsAt`: "hiredOn", "skills.0.name". */
  errorOf: (field: string) => string | undefined;
  /** Forgets the last refusal, for an edit that makes its sentence untrue. */
  clear: () => void;
}
