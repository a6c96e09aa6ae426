/** What is wrong with a value of a form; a schema's issue says more of itself than its message. */
export interface FormIssue {
  path: PropertyKey[];
  message: string;
}

/** The reason why a form was refused: one sentence, and the errors of single fields. */
export interface FormProblem {
  message: string;
  fieldErrors: Readonly<Record<string, string>>;
}

/** The sentence of the first issue of each field, by its path: "company.name". */
export function problemOfIssues(
  issues: readonly FormIssue[],
  sentenceOf: (issue: FormIssue) => string,
): FormProblem {
  const fieldErrors: Record<string, string> = {};
  for (const issue of issues) fieldErrors[issue.path.join(".")] ??= sentenceOf(issue);
  return { message: "Check the marked fields.", fieldErrors };
}
