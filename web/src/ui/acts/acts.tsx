import type { ReactNode } from "react";
import { use } from "react";
import { ActsOffContext } from "./acts-off.ts";

/** Buttons that change something: left out where nothing can be changed. */
export function Acts({ children }: { children: ReactNode }) {
  return use(ActsOffContext) ? null : children;
}
