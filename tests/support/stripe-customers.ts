import { randomUUID } from "node:crypto";

export interface TestTaxId {
  id: string;
  type: string;
  value: string;
}

export interface TestCustomers {
  /** What was last sent of each customer, by its id. */
  customers: Map<string, URLSearchParams>;
  /** The tax IDs of each customer, by its id. */
  taxIds: Map<string, TestTaxId[]>;
  /** The values that are refused, as Stripe refuses a tax ID or an address that cannot be. */
  refusedValues: Set<string>;
  /** The code of the refusal of a form, null for one that is taken. */
  refusalOf: (form: URLSearchParams) => string | null;
  /** The answer to a request about customers; null for what does not exist. */
  answerTo: (what: string, form: URLSearchParams) => object | null;
}

/** The customers of the stand-in for Stripe, and their tax IDs. */
export function testCustomers(): TestCustomers {
  const customers = new Map<string, URLSearchParams>();
  const taxIds = new Map<string, TestTaxId[]>();
  const refusedValues = new Set<string>();

  function ofTaxIds(
    what: string,
    { customer, id }: { customer: string; id: string | undefined },
    form: URLSearchParams,
  ): object | null {
    const present = taxIds.get(customer) ?? [];
    if (what.startsWith("GET")) return { object: "list", data: present, has_more: false };
    if (what.startsWith("DELETE")) {
      const left = present.filter((one) => one.id !== id);
      taxIds.set(customer, left);
      return left.length === present.length ? null : { object: "tax_id", id, deleted: true };
    }
    const [type, value] = [form.get("type") ?? "", form.get("value") ?? ""];
    const added = { object: "tax_id", id: nameOf("txi"), customer, type, value };
    taxIds.set(customer, [...present, added]);
    return added;
  }

  return {
    customers,
    taxIds,
    refusedValues,
    refusalOf: (form) => {
      if (refusedValues.has(form.get("value") ?? "")) return "tax_id_invalid";
      return refusedValues.has(form.get("email") ?? "") ? "email_invalid" : null;
    },
    answerTo: (what, form) => {
      const path = /\/v1\/customers(?:\/(\w+)(?:\/(tax_ids)(?:\/(\w+))?)?)?$/u.exec(what);
      const [, customer, isOfTaxIds, id] = path ?? [];
      if (customer === undefined) return { object: "customer", id: nameOf("cus") };
      if (isOfTaxIds !== undefined) return ofTaxIds(what, { customer, id }, form);
      customers.set(customer, form);
      return { object: "customer", id: customer };
    },
  };
}

function nameOf(kind: string): string {
  return `${kind}_${randomUUID().replaceAll("-", "").slice(0, 12)}`;
}
