import Typography from "@mui/material/Typography";
import type { Locale } from "@crewline/domain/kernel/formats/locale";
import { formatDate } from "@crewline/domain/kernel/formats/format-time";
import { formatAmount } from "@crewline/domain/kernel/money/amount";
import { localDateAt } from "@crewline/domain/kernel/time/zone";
import type { ShownSubscription } from "@crewline/domain/projections/subscription/shown-subscription";
import type { PlanId } from "@crewline/domain/records/subscription/plan";
import { planIds, plans } from "@crewline/domain/records/subscription/plan";
import { monthCents, prorationOf } from "@crewline/domain/rules/subscription/proration";
import { featureName, planName } from "@crewline/domain/words/subscription/plan-words";
import { queryClient } from "../../api/query-client.ts";
import { trpc } from "../../api/trpc.ts";
import { useCommand } from "../../api/use-command.ts";
import { useLocale } from "../../locale/use-locale.ts";
import { useToday } from "../../time/use-today.ts";
import { EditDialog } from "../../ui/forms/edit-dialog.tsx";
import { useForm } from "../../ui/forms/use-form.ts";
import { SelectInput } from "../../ui/inputs/select-input.tsx";
import type { Fact } from "../../ui/page/facts.tsx";
import { Facts } from "../../ui/page/facts.tsx";

interface PlanDialogProps {
  shown: ShownSubscription;
  people: number;
  /** True for a change; false for a first payment, which is made on the provider's page. */
  isPaying: boolean;
  onClose: () => void;
}

/** Chooses a plan, with what it costs before anything is charged. */
export function PlanDialog({ shown, people, isPaying, onClose }: PlanDialogProps) {
  const locale = useLocale();
  const today = useToday(shown.timeZone);
  const checkout = useCommand(trpc.subscription.startCheckout.mutationOptions());
  const change = useCommand(trpc.subscription.changePlan.mutationOptions());
  const form = useForm({
    suggested: { plan: firstChoice(shown.plan, isPaying) },
    command: {
      ...(isPaying ? change : checkout),
      run: async (input: { plan: PlanId }) => {
        if (isPaying) return change.run(input);
        const page = await checkout.run(input);
        if (page !== null) window.location.assign(page.url);
        return page;
      },
    },
    input: (draft) => draft,
    onSaved: async () => {
      if (!isPaying) return;
      onClose();
      await queryClient.invalidateQueries(trpc.subscription.pathFilter());
    },
  });
  const { plan } = form.draft;
  return (
    <EditDialog
      form={form}
      title={isPaying ? "Change plan" : "Choose plan"}
      submitLabel={isPaying ? "Change plan" : "Go to payment"}
      isBlocked={isPaying && plan === shown.plan}
      maxWidth="xs"
      onClose={onClose}
    >
      <SelectInput
        label="Plan"
        value={plan}
        onChange={(chosen) => form.change({ plan: chosen })}
        options={planIds.map((id) => ({ value: id, label: optionLabel(id, locale) }))}
      />
      <Facts facts={factsOf(plan, { shown, people, today, isPaying }, locale)} />
      <Typography variant="body2" color="textSecondary">
        {isPaying
          ? "Days are counted in your time zone; the invoice counts seconds and may differ by cents."
          : "You enter the card on the payment provider's page. Nothing is charged before you confirm there."}
      </Typography>
    </EditDialog>
  );
}

function firstChoice(plan: PlanId | null, isPaying: boolean): PlanId {
  if (!isPaying) return plan ?? "plus";
  return planIds.find((id) => id !== plan) ?? "plus";
}

function optionLabel(id: PlanId, locale: Locale): string {
  const { seatCents, currency } = plans[id];
  return `${planName(id, locale)}: ${formatAmount(seatCents, currency, locale)} a person and month`;
}

interface Choice {
  shown: ShownSubscription;
  people: number;
  today: string;
  isPaying: boolean;
}

function factsOf(plan: PlanId, { shown, people, today, isPaying }: Choice, locale: Locale): Fact[] {
  const { lacks, currency } = plans[plan];
  const money = (cents: number) => formatAmount(cents, currency, locale);
  const included =
    lacks.length === 0 ? "Everything" : lacks.map((one) => featureName(one, locale)).join(", ");
  const facts: Fact[] = [
    { label: lacks.length === 0 ? "Included" : "Not included", value: included },
    { label: "Each month", value: money(monthCents(plan, Math.max(people, 1))) },
  ];
  const { plan: from, seats, periodStart, periodEnd, timeZone } = shown;
  if (!isPaying || from === null || periodStart === null || periodEnd === null) return facts;
  const period = {
    from: localDateAt(periodStart, timeZone),
    until: localDateAt(periodEnd, timeZone),
  };
  const change = prorationOf({ from, to: plan, seats, period, day: today });
  return [
    ...facts,
    { label: "Credit for days left", value: money(-change.creditCents) },
    { label: "Charge for days left", value: money(change.chargeCents) },
    { label: "Added to the next invoice", value: money(change.dueCents) },
    { label: "Next invoice", value: formatDate(period.until, locale) },
  ];
}
