/** The reason why a form was refused: one sentence, and the errors of single fields. */
export interface FormProblem {
  message: string;
  fieldErrors: Readonly<Record<string, string>>;
}

/** The sentence of the first issue of each field, by its path: "company.name". */
export function problemOfIssues(
  issues: readonly { path: PropertyKey[]; message: string }[],
  sentenceOf: (message: string) => string,
): FormProblem {
  const fieldErrors: Record<string, string> = {};
  for (const issue of issues) fieldErrors[issue.path.join(".")] ??= sentenceOf(issue.message);
  return { message: "Check the marked fields.", fieldErrors };
}
