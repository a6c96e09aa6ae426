import { useQuery } from "@tanstack/react-query";
import Stack from "@mui/material/Stack";
import type { ShownSubscription } from "@crewline/domain/projections/subscription/shown-subscription";
import { countedPeople } from "@crewline/domain/rules/employees/counted-people";
import { trpc } from "../../api/trpc.ts";
import { useEmployees } from "../../entities/employees/use-employees.ts";
import { useLogin } from "../../session/actor/use-login.ts";
import { allResults, mapResult, queryResult } from "../../ui/loading/load-result.ts";
import { DataStates } from "../../ui/page/data-states.tsx";
import { Page } from "../../ui/page/page.tsx";
import { BillingSection } from "./billing-section.tsx";
import { CountedSection } from "./counted-section.tsx";
import { InvoicesSection } from "./invoices-section.tsx";
import { PlanSection } from "./plan-section.tsx";
import { UsageSection } from "./usage-section.tsx";

/** The plan and what it costs, who counts for it, and for admins how it is paid. */
export function SubscriptionPage() {
  const { companyId } = useLogin();
  const { data, error, fetchStatus, refetch } = useQuery(trpc.subscription.show.queryOptions());
  const result = allResults({
    shown: queryResult<ShownSubscription>({ data, error, fetchStatus, refetch }),
    people: mapResult(useEmployees(), (all) => countedPeople(all, companyId)),
  });
  return (
    <Page title="Subscription">
      <DataStates result={result} label="the subscription">
        {({ shown, people }) => (
          <Stack sx={{ gap: 3, maxWidth: 900 }}>
            <PlanSection shown={shown} people={people.length} />
            {shown.billing !== null && (
              <>
                {shown.billing.isBilled && <InvoicesSection />}
                <BillingSection billing={shown.billing} />
              </>
            )}
            <UsageSection usage={shown.usage} />
            <CountedSection people={people} companyId={companyId} />
          </Stack>
        )}
      </DataStates>
    </Page>
  );
}
