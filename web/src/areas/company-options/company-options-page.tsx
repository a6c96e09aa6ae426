import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import Typography from "@mui/material/Typography";
import { useLocale } from "../../locale/use-locale.ts";
import { trpc } from "../../api/trpc.ts";
import { ListTable } from "../../lists/list-table.tsx";
import { DataStates } from "../../ui/page/data-states.tsx";
import { EmptyState } from "../../ui/page/empty-state.tsx";
import { queryResult } from "../../ui/loading/load-result.ts";
import { Page } from "../../ui/page/page.tsx";
import { companyList } from "./company-list.tsx";
import { UndeliveredMail } from "./undelivered-mail.tsx";

/** The back office's list of tenants. */
export function CompanyOptionsPage() {
  const locale = useLocale();
  const list = useMemo(() => companyList(locale), [locale]);
  const { data, error, refetch } = useQuery(trpc.companyOptions.list.queryOptions());
  const result = queryResult({ data, error, refetch });
  return (
    <Page title="Company Options">
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        All companies. Demo companies are marked and not counted.
      </Typography>
      <DataStates result={result} label="the companies">
        {({ companies }) => (
          <ListTable
            list={list}
            rows={companies}
            all={companies.length}
            empty={
              <EmptyState
                title="No companies"
                text="A company appears here once its owner has created it."
              />
            }
          />
        )}
      </DataStates>
      <UndeliveredMail />
    </Page>
  );
}
