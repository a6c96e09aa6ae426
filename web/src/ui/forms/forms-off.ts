import { createContext } from "react";

/** True where every form can be read but not sent, as in a read-only view of a company. */
export const FormsOffContext = createContext(false);
