import Alert from "@mui/material/Alert";
import type { FormProblem } from "./form-problem.ts";

/** The sentence of a refusal above the fields, announced when it appears. */
export function FormProblemAlert({ problem }: { problem: FormProblem | null }) {
  if (problem === null) return null;
  return <Alert severity="error">{problem.message}</Alert>;
}
