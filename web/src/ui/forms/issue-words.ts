import { createContext } from "react";

/** What is wrong with a value of a form; a schema's issue says more of itself than its message. */
export interface FormIssue {
  path: PropertyKey[];
  message: string;
}

/** Writes an issue for the person at the screen; the provider of the locale brings the words. */
export const IssueWords = createContext<(issue: FormIssue) => string>(({ message }) => message);
