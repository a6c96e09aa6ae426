import { z } from "zod/mini";

/** The kinds of pay whose sums an audit row keeps before and after a change. */
export const payKindSchema = z.enum(["regular", "overtime", "doubletime", "additions"]);
export type PayKind = z.infer<typeof payKindSchema>;

/** Amounts in minor units. */
export type PayByKind = Record<PayKind, number>;
