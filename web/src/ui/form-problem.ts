/** Why a form was refused: one sentence, and what is wrong with single fields. */
export interface FormProblem {
  message: string;
  fieldErrors: Readonly<Record<string, string>>;
}
