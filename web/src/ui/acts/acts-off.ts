import { createContext } from "react";

/** True where everything can be read but nothing changed, as in a company that is read-only. */
export const ActsOffContext = createContext(false);
