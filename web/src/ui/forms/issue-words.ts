import { createContext } from "react";

/**
 * Writes the message of an issue for the person at the screen; the provider of the locale brings
 * the words.
 */
export const IssueWords = createContext<(message: string) => string>((message) => message);
