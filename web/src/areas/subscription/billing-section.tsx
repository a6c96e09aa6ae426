import { z } from "zod/mini";
import Box from "@mui/material/Box";
import type { ShownSubscription } from "@crewline/domain/projections/subscription/shown-subscription";
import { saveBillingSchema } from "@crewline/domain/records/subscription/subscription";
import { taxExample, taxTypes } from "@crewline/domain/records/subscription/tax-types";
import { taxTypeName } from "@crewline/domain/words/subscription/tax-type-names";
import { queryClient } from "../../api/query-client.ts";
import { trpc } from "../../api/trpc.ts";
import { useCommand } from "../../api/use-command.ts";
import { useLocale } from "../../locale/use-locale.ts";
import { EditForm } from "../../ui/forms/edit-form.tsx";
import { useRecordForm } from "../../ui/forms/use-record-form.ts";
import { SelectInput } from "../../ui/inputs/select-input.tsx";
import { TextInput } from "../../ui/inputs/text-input.tsx";
import { Section } from "./section.tsx";

const inputSchema = z.omit(saveBillingSchema, { idempotencyKey: true });

type Billing = NonNullable<ShownSubscription["billing"]>;

/** Where invoices go, and the tax ID on them. */
export function BillingSection({ billing }: { billing: Billing }) {
  const locale = useLocale();
  const options = taxTypes
    .map((type) => ({ value: type, label: taxTypeName(type, locale) }))
    .toSorted((a, b) => a.label.localeCompare(b.label));
  const form = useRecordForm({
    record: billing,
    draftOf: ({ taxId, taxType, billingEmail }) => ({
      taxType,
      taxValue: taxId?.value ?? "",
      billingEmail: billingEmail ?? "",
    }),
    schema: inputSchema,
    command: useCommand(trpc.subscription.saveBilling.mutationOptions()),
    input: ({ taxType, taxValue, billingEmail }, expectedVersion) => ({
      expectedVersion,
      taxId: taxValue.trim() === "" ? null : { type: taxType, value: taxValue },
      billingEmail: billingEmail.trim() === "" ? null : billingEmail,
    }),
    saved: "Saved.",
    onSaved: () => queryClient.invalidateQueries(trpc.subscription.pathFilter()),
  });
  const { draft, change, errorOf } = form;
  return (
    <Section title="Billing details">
      <Box sx={{ maxWidth: 480, pt: 1 }}>
        <EditForm form={form}>
          <TextInput
            label="Billing e-mail"
            type="email"
            value={draft.billingEmail}
            onChange={(billingEmail) => change({ billingEmail })}
            error={errorOf("billingEmail")}
            help="Invoices are sent to this address."
          />
          <SelectInput
            label="Type of tax ID"
            value={draft.taxType}
            onChange={(taxType) => change({ taxType })}
            options={options}
            help={`For example ${taxExample(draft.taxType)}.`}
          />
          <TextInput
            label="Tax ID"
            value={draft.taxValue}
            onChange={(taxValue) => change({ taxValue })}
            error={errorOf("taxId.value")}
            help="Printed on invoices."
            maxLength={30}
          />
        </EditForm>
      </Box>
    </Section>
  );
}
