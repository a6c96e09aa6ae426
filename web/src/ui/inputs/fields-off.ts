import { createContext } from "react";

/** True where a form can be read but not changed: all fields below are disabled. */
export const FieldsOffContext = createContext(false);
