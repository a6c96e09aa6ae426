import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import Typography from "@mui/material/Typography";
import { useLocale } from "../../locale/use-locale.ts";
import { trpc } from "../../api/trpc.ts";
import { ListTable } from "../../lists/list-table.tsx";
import { useUrlParams } from "../../ui/address/use-url-params.ts";
import { SearchInput } from "../../ui/inputs/search-input.tsx";
import { DataStates } from "../../ui/page/data-states.tsx";
import { EmptyState } from "../../ui/page/empty-state.tsx";
import { queryResult } from "../../ui/loading/load-result.ts";
import { Page } from "../../ui/page/page.tsx";
import type { Tenant } from "./company-list.tsx";
import { companyFilters, companyList, isFound } from "./company-list.tsx";
import { CompanyPanel } from "./company-panel.tsx";
import { ErasedCompanies } from "./erased-companies.tsx";
import { UndeliveredMail } from "./undelivered-mail.tsx";

const panelDefaults = { company: "", tab: "about" };

/** The back office's list of tenants, and what product staff can do to each. */
export function CompanyOptionsPage() {
  const { values, set } = useUrlParams(companyFilters);
  const { data, error, refetch } = useQuery(trpc.companyOptions.list.queryOptions());
  return (
    <Page
      title="Company Options"
      filters={
        <SearchInput label="Search companies" value={values.q} onChange={(q) => set({ q })} />
      }
    >
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        Open a company to suspend, delete or restore it. Demo companies are marked and not counted.
      </Typography>
      <DataStates result={queryResult({ data, error, refetch })} label="the companies">
        {({ companies }) => <Companies companies={companies} search={values.q} />}
      </DataStates>
      <ErasedCompanies />
      <UndeliveredMail />
    </Page>
  );
}

function Companies({ companies, search }: { companies: readonly Tenant[]; search: string }) {
  const locale = useLocale();
  const list = useMemo(() => companyList(locale), [locale]);
  const panel = useUrlParams(panelDefaults);
  const found = companies.filter((company) => isFound(company, search.trim().toLowerCase()));
  const opened = companies.find(({ companyId }) => companyId === panel.values.company);
  return (
    <>
      <ListTable
        list={list}
        rows={found}
        all={companies.length}
        onOpen={({ companyId }) => panel.set({ company: companyId }, "push")}
        panel={{
          openId: panel.values.company,
          onStep: ({ companyId }) => panel.set({ company: companyId }),
          render: (neighbours) =>
            opened !== undefined && (
              <CompanyPanel
                company={opened}
                tab={panel.values.tab}
                onTab={(tab) => panel.set({ tab })}
                neighbours={neighbours}
                onClose={panel.clear}
              />
            ),
        }}
        empty={
          <EmptyState
            title="No companies"
            text="A company appears here once its owner has created it."
          />
        }
      />
    </>
  );
}
