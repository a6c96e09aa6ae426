import { use } from "react";
import type { Actor } from "@crewline/domain/kernel/access/actor";
import { ActorContext } from "./contexts.ts";

/** The facts about the reader that live sources need; only inside the main layout. */
export function useActor(): Actor {
  const actor = use(ActorContext);
  if (actor === null) throw new Error("useActor needs a member of a company above it.");
  return actor;
}
