import { limited } from "../../../rpc/limit-rate.ts";
import { may, recently } from "../../../rpc/procedures.ts";

/** The base of this area's procedures. */
export const edit = may("employees", "edit");
export const bulk = edit.use(limited("bulkAction"));
export const change = edit.use(limited("recompute"));
export const giveAccess = may("employees", "giveAccess");
export const changeAccess = giveAccess.use(recently).use(limited("setAccess"));
