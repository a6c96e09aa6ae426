import Box from "@mui/material/Box";
import type { ShownSubscription } from "@crewline/domain/projections/subscription/shown-subscription";
import { saveBillingSchema } from "@crewline/domain/records/subscription/subscription";
import { queryClient } from "../../api/query-client.ts";
import { trpc } from "../../api/trpc.ts";
import { useCommand } from "../../api/use-command.ts";
import { EditForm } from "../../ui/forms/edit-form.tsx";
import { useRecordForm } from "../../ui/forms/use-record-form.ts";
import { TextInput } from "../../ui/inputs/text-input.tsx";
import { Section } from "./section.tsx";

const inputSchema = saveBillingSchema.omit({ idempotencyKey: true });

type Billing = NonNullable<ShownSubscription["billing"]>;

/** Where invoices go, and the tax ID on them. */
export function BillingSection({ billing }: { billing: Billing }) {
  const form = useRecordForm({
    record: billing,
    draftOf: ({ taxNumber, billingEmail }) => ({
      taxNumber: taxNumber ?? "",
      billingEmail: billingEmail ?? "",
    }),
    schema: inputSchema,
    command: useCommand(trpc.subscription.saveBilling.mutationOptions()),
    input: ({ taxNumber, billingEmail }, expectedVersion) => ({
      expectedVersion,
      taxNumber: taxNumber.trim() === "" ? null : taxNumber,
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
          <TextInput
            label="Tax ID"
            value={draft.taxNumber}
            onChange={(taxNumber) => change({ taxNumber })}
            error={errorOf("taxNumber")}
            help="For example 12-3456789 or DE123456789."
            maxLength={30}
          />
        </EditForm>
      </Box>
    </Section>
  );
}
