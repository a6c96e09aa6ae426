import { createContext } from "react";
import type { Role } from "@crewline/domain/kernel/access/role";
import type { Reader } from "../../live/reader.ts";

/** The signed-in person as the screens see them. */
export interface Viewer {
  uid: string;
  email: string;
  displayName: string;
  companyId: string | null;
  companyName: string | null;
  role: Role | null;
  employeeId: string | null;
  isStaff: boolean;
}

export const ViewerContext = createContext<Viewer | null>(null);
export const ReaderContext = createContext<Reader | null>(null);
