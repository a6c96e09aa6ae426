import { PRODUCT_NAME } from "@crewline/domain/kernel/product";

/** The author of automatic changes: the history names the product itself. */
export const systemActor = { uid: "system", name: PRODUCT_NAME, role: null };
