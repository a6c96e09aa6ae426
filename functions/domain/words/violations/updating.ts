import { PRODUCT_NAME } from "../../kernel/product.ts";

/** The text that people read instead of a record that a migration has yet to convert. */
export const UPDATING = `${PRODUCT_NAME} is updating this company's data. Try again in a few minutes.`;
