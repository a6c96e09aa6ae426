import { userIdSchema } from "@crewline/domain/kernel/ids/entity-ids";
import { PRODUCT_NAME } from "@crewline/domain/kernel/product";

/** The login that histories name for automatic changes. */
export const SYSTEM_UID = userIdSchema.parse("system");

/** The author of automatic changes: the history names the product itself. */
export const systemActor = { uid: SYSTEM_UID, name: PRODUCT_NAME, role: null };
