import { use } from "react";
import { ReadOnlyContext } from "./contexts.ts";
import { useIsViewing } from "./use-login.ts";

const VIEWING = "You are viewing the company as a member, so you cannot change anything.";
const READ_ONLY = "The company is read-only at present, so you cannot change this.";

/**
 * Why the signed-in person only reads, as a sentence: product staff view the company as a member, or
 * the company is read-only. Null where they can change things.
 */
export function useOnlyReads(): string | null {
  const isReadOnly = use(ReadOnlyContext);
  if (useIsViewing()) return VIEWING;
  return isReadOnly ? READ_ONLY : null;
}
