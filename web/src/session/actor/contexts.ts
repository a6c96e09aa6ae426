import { createContext } from "react";
import type { Actor } from "@crewline/domain/kernel/access/actor";
import type { Feature } from "@crewline/domain/kernel/access/features";
import type { Login } from "@crewline/domain/kernel/access/login";

/** The signed-in person's name, and the company's. */
export interface OwnProfile {
  displayName: string;
  companyName: string | null;
}

export const LoginContext = createContext<Login | null>(null);
export const OwnProfileContext = createContext<OwnProfile | null>(null);
export const ActorContext = createContext<Actor | null>(null);
/** The features that the company's plan leaves out. */
export const LacksContext = createContext<readonly Feature[]>([]);
/** True while the company is read-only, because of product staff or a missed payment. */
export const ReadOnlyContext = createContext(false);
