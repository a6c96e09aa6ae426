import { use } from "react";
import type { Reader } from "../../live/reader.ts";
import { ReaderContext } from "./contexts.ts";

/** What live sources need to know about the person who reads; only inside the main layout. */
export function useReader(): Reader {
  const reader = use(ReaderContext);
  if (reader === null) throw new Error("useReader needs a member of a company above it.");
  return reader;
}
