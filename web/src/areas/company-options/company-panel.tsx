import { useQuery } from "@tanstack/react-query";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { Locale } from "@crewline/domain/kernel/formats/locale";
import { formatDayTime } from "@crewline/domain/kernel/formats/format-time";
import { queryClient } from "../../api/query-client.ts";
import { trpc } from "../../api/trpc.ts";
import { StaffActs } from "../../entities/staff-acts/staff-acts.tsx";
import { useLocale } from "../../locale/use-locale.ts";
import { browserZone } from "../../time/browser-zone.ts";
import { queryResult } from "../../ui/loading/load-result.ts";
import { DataStates } from "../../ui/page/data-states.tsx";
import { Facts } from "../../ui/page/facts.tsx";
import type { Neighbours } from "../../ui/page/panel-steps.tsx";
import { SidePanel } from "../../ui/page/side-panel.tsx";
import { ActList } from "./act-list.tsx";
import { useCompanyActs } from "./company-acts.ts";
import type { Tenant } from "./company-list.tsx";
import { CompanyData } from "./company-data.tsx";
import { CompanyNotes } from "./company-notes.tsx";
import { CompanyPlan } from "./company-plan.tsx";
import { CompanyState } from "./company-state.tsx";

interface CompanyPanelProps {
  company: Tenant;
  tab: string;
  onTab: (tab: string) => void;
  neighbours: Neighbours;
  onClose: () => void;
}

const items = [
  { id: "about", label: "About" },
  { id: "data", label: "Data" },
  { id: "notes", label: "Notes" },
];

/** One company: facts, what product staff did to it, what they can do, and their notes. */
export function CompanyPanel({ company, tab, onTab, neighbours, onClose }: CompanyPanelProps) {
  const { companyId: key, isDemo } = company;
  return (
    <SidePanel
      open
      title={company.name}
      subtitle={<CompanyState standing={company.standing} />}
      neighbours={neighbours}
      onClose={onClose}
      {...(!isDemo && { tabs: { items, value: tab, onChange: onTab } })}
    >
      {tab === "data" && !isDemo && <CompanyData key={key} company={company} />}
      {tab === "notes" && !isDemo && <CompanyNotes key={key} company={company} />}
      {(tab === "about" || isDemo) && <AboutCompany key={key} company={company} />}
    </SidePanel>
  );
}

function AboutCompany({ company }: { company: Tenant }) {
  const locale = useLocale();
  return (
    <Stack spacing={3}>
      <Facts facts={factsOf(company, locale)} />
      {company.isDemo ? (
        <Typography color="textSecondary">
          A demo company. Its owner deletes it, or it goes by itself after its last day.
        </Typography>
      ) : (
        <>
          <CompanyPlan company={company} />
          <CompanyActs company={company} />
        </>
      )}
      <EarlierActs company={company} />
    </Stack>
  );
}

function CompanyActs({ company }: { company: Tenant }) {
  const acts = useCompanyActs(company);
  return (
    <StaffActs
      acts={acts}
      text="Each action is recorded with your name and reason, here and in the company's audit, and its admins get an e-mail."
      onDone={() => queryClient.invalidateQueries(trpc.companyOptions.pathFilter())}
    />
  );
}

function EarlierActs({ company }: { company: Tenant }) {
  const { data, error, refetch } = useQuery(trpc.companyOptions.acts.queryOptions());
  return (
    <section aria-labelledby="earlier-acts">
      <Typography id="earlier-acts" variant="h3" gutterBottom>
        What product staff did
      </Typography>
      <DataStates result={queryResult({ data, error, refetch })} label="the actions">
        {({ acts }) => (
          <ActList acts={acts.filter(({ companyId }) => companyId === company.companyId)} />
        )}
      </DataStates>
    </section>
  );
}

function factsOf(company: Tenant, locale: Locale) {
  const { companyId, country, currency, timeZone, createdAt, standing } = company;
  const eraseAt = standing?.eraseAt ?? null;
  const at = (instant: string) => formatDayTime(instant, browserZone(), locale);
  return [
    { label: "ID", value: companyId },
    { label: "Country", value: country },
    { label: "Currency", value: currency },
    { label: "Time zone", value: timeZone },
    { label: "Created", value: at(createdAt) },
    ...(standing?.suspendedAt ? [{ label: "Suspended", value: at(standing.suspendedAt) }] : []),
    ...(eraseAt === null ? [] : [{ label: "Erased on", value: at(eraseAt) }]),
  ];
}
