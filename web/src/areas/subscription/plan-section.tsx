import Paper from "@mui/material/Paper";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { Locale } from "@crewline/domain/kernel/formats/locale";
import { formatCount } from "@crewline/domain/kernel/formats/write-number";
import { formatAmount } from "@crewline/domain/kernel/money/amount";
import type { ShownSubscription } from "@crewline/domain/projections/subscription/shown-subscription";
import { plans } from "@crewline/domain/records/subscription/plan";
import { monthCents } from "@crewline/domain/rules/subscription/proration";
import { subscriptionSentences } from "@crewline/domain/words/subscription/billing-sentences";
import { featureName, planName, statusName } from "@crewline/domain/words/subscription/plan-words";
import { useLocale } from "../../locale/use-locale.ts";
import { useToday } from "../../time/use-today.ts";
import type { Fact } from "../../ui/page/facts.tsx";
import { Facts } from "../../ui/page/facts.tsx";
import { StatusChip } from "../../ui/page/status-chip.tsx";
import { PlanActions } from "./plan-actions.tsx";

const tones = {
  none: "neutral",
  trialing: "neutral",
  active: "good",
  pastDue: "danger",
  paused: "warning",
  cancelled: "warning",
} as const;

interface PlanSectionProps {
  shown: ShownSubscription;
  /** The people who count now. */
  people: number;
}

/** The plan, its state, what it costs and allows, and for admins what they can do. */
export function PlanSection({ shown, people }: PlanSectionProps) {
  const locale = useLocale();
  const today = useToday(shown.timeZone);
  return (
    <Paper variant="outlined" component="section" aria-labelledby="plan" sx={{ p: 2 }}>
      <Stack direction="row" sx={{ gap: 1, alignItems: "center", flexWrap: "wrap", mb: 1 }}>
        <Typography id="plan" variant="h2">
          {planName(shown.plan, locale)}
        </Typography>
        {shown.status !== "none" && (
          <StatusChip tone={tones[shown.status]} label={statusName(shown.status, locale)} />
        )}
      </Stack>
      {subscriptionSentences(shown, today, locale).map((sentence) => (
        <Typography key={sentence} color="textSecondary" gutterBottom>
          {sentence}
        </Typography>
      ))}
      <Facts facts={factsOf(shown, people, locale)} />
      {shown.billing !== null && <PlanActions shown={shown} people={people} />}
    </Paper>
  );
}

function factsOf(
  { plan, isArranged, trialEnd, seats, terms, billing }: ShownSubscription,
  people: number,
  locale: Locale,
) {
  const { lacks, limits } = terms;
  const card = billing?.paymentMethod ?? null;
  const facts: (Fact | null)[] = [
    { label: "Active people", value: formatCount(people, locale) },
    seats === 0 ? null : { label: "Seats paid for", value: formatCount(seats, locale) },
    // What was arranged for good costs what was arranged.
    plan === null || (isArranged && trialEnd === null)
      ? null
      : {
          label: "Price a month",
          value: formatAmount(monthCents(plan, people), plans[plan].currency, locale),
        },
    limits.locations === null
      ? null
      : { label: "Most locations", value: formatCount(limits.locations, locale) },
    limits.employees === null
      ? null
      : { label: "Most employees", value: formatCount(limits.employees, locale) },
    lacks.length === 0
      ? null
      : {
          label: "Not included",
          value: lacks.map((feature) => featureName(feature, locale)).join(", "),
        },
    card === null ? null : { label: "Paid by", value: `${card.brand} •••• ${card.last4}` },
  ];
  return facts.filter((fact) => fact !== null);
}
