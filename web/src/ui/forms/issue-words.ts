import { createContext } from "react";
import type { FormIssue } from "../dialogs/form-problem.ts";

/** Writes an issue for the person at the screen; the provider of the locale brings the words. */
export const IssueWords = createContext<(issue: FormIssue) => string>(({ message }) => message);
