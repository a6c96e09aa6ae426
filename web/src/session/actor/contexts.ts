import { createContext } from "react";
import type { Actor } from "../../live/actor.ts";
import type { Login } from "../machine/login.ts";

/** What the signed-in person is called, and where. */
export interface OwnProfile {
  displayName: string;
  companyName: string | null;
}

export const LoginContext = createContext<Login | null>(null);
export const OwnProfileContext = createContext<OwnProfile | null>(null);
export const ActorContext = createContext<Actor | null>(null);
