import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { formatDate } from "@crewline/domain/kernel/formats/format-time";
import type { Locale } from "@crewline/domain/kernel/formats/locale";
import { formatCount } from "@crewline/domain/kernel/formats/write-number";
import { instantBefore } from "@crewline/domain/kernel/time/instant";
import { localDateAt } from "@crewline/domain/kernel/time/zone";
import type { Subscription } from "@crewline/domain/records/subscription/subscription";
import { termsOf } from "@crewline/domain/rules/subscription/terms-of";
import { featureName, planName, statusName } from "@crewline/domain/words/subscription/plan-words";
import { trpc } from "../../api/trpc.ts";
import { useLocale } from "../../locale/use-locale.ts";
import { lazyPart } from "../../ui/loading/lazy-part.tsx";
import { queryResult } from "../../ui/loading/load-result.ts";
import { DataStates } from "../../ui/page/data-states.tsx";
import { Facts } from "../../ui/page/facts.tsx";
import type { Tenant } from "./company-list.tsx";

const arrangeDialog = lazyPart(async () => (await import("./arrange-dialog.tsx")).ArrangeDialog);

/** What a company pays for and may have, and the button that arranges something else. */
export function CompanyPlan({ company }: { company: Tenant }) {
  const locale = useLocale();
  const [isOpen, setOpen] = useState(false);
  const { companyId } = company;
  const { data, error, refetch } = useQuery(
    trpc.companyOptions.subscription.queryOptions({ companyId }),
  );
  return (
    <Stack component="section" aria-labelledby="company-plan" spacing={1}>
      <Typography id="company-plan" variant="h3">
        Plan and limits
      </Typography>
      <DataStates
        result={queryResult<Subscription>({ data, error, refetch })}
        label="the subscription"
      >
        {(subscription) => (
          <>
            <Facts facts={factsOf(subscription, company.timeZone, locale)} />
            <div>
              <Button variant="outlined" onClick={() => setOpen(true)}>
                Change plan and limits
              </Button>
            </div>
            {isOpen && (
              <arrangeDialog.Part
                company={company}
                subscription={subscription}
                onClose={() => setOpen(false)}
              />
            )}
          </>
        )}
      </DataStates>
    </Stack>
  );
}

function factsOf(subscription: Subscription, timeZone: string, locale: Locale) {
  const { plan, lacks, limits, stop } = termsOf(subscription);
  const dayOf = (instant: string) => formatDate(localDateAt(instant, timeZone), locale);
  const trialEnd = subscription.arranged.trialEnd ?? subscription.trialEnd;
  const most = (limit: number | null) => (limit === null ? "No limit" : formatCount(limit, locale));
  const lacked = lacks.map((feature) => featureName(feature, locale)).join(", ");
  return [
    { label: "Plan", value: planName(plan, locale) },
    { label: "State", value: statusName(subscription.status, locale) },
    // A trial ends with the midnight after its last day.
    ...(trialEnd === null
      ? []
      : [{ label: "Last day of the trial", value: dayOf(instantBefore(trialEnd, 1)) }]),
    ...(stop === null ? [] : [{ label: "Read-only from", value: dayOf(stop.at) }]),
    { label: "Not included", value: lacked === "" ? "–" : lacked },
    { label: "Locations", value: most(limits.locations) },
    { label: "Employees", value: most(limits.employees) },
  ];
}
