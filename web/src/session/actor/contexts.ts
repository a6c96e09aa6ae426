import { createContext } from "react";
import type { Actor } from "@crewline/domain/kernel/access/actor";
import type { CompanyStanding } from "@crewline/domain/records/company/company-standing";
import type { Login } from "@crewline/domain/kernel/access/login";

/** The signed-in person's name, and the company's. */
export interface OwnProfile {
  displayName: string;
  companyName: string | null;
}

export const LoginContext = createContext<Login | null>(null);
export const OwnProfileContext = createContext<OwnProfile | null>(null);
export const ActorContext = createContext<Actor | null>(null);
/** Why the company is read-only; null while it is in use, and until it is known. */
export const StandingContext = createContext<CompanyStanding | null>(null);
