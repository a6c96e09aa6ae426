import Verified from "@mui/icons-material/VerifiedOutlined";
import Button from "@mui/material/Button";
import { useState } from "react";
import { useCompany } from "../../entities/company/use-company.ts";
import { useEmployees } from "../../entities/employees/use-employees.ts";
import { DriftList } from "../../entities/employees/drift-list.tsx";
import { useLocations } from "../../entities/locations/use-locations.ts";
import { useLocale } from "../../locale/use-locale.ts";
import { useMay } from "../../session/actor/use-may.ts";
import { allResults } from "../../ui/loading/load-result.ts";
import { DataStates } from "../../ui/page/data-states.tsx";
import { Page } from "../../ui/page/page.tsx";
import { AuditFilterChips, AuditFilterFields } from "./audit-filter-fields.tsx";
import { AuditPanel } from "./audit-panel.tsx";
import { AuditTable } from "./audit-table.tsx";
import { auditViews } from "./audit-view.ts";
import { ExportAuditButton } from "./export-audit-button.tsx";
import { useAuditFilters } from "./use-audit-filters.ts";
import { useAuditPages } from "./use-audit-pages.ts";
import { VerifyDialog } from "./verify-dialog.tsx";

/** The append-only history of the company: who changed what, when and why. */
export function TimeEntryAuditsPage() {
  const locale = useLocale();
  const { values, set, filters, auditId, open, stepTo } = useAuditFilters();
  const mayProve = useMay("timeEntryAudits", "prove");
  const [isVerifying, setIsVerifying] = useState(false);
  const pages = useAuditPages(filters);
  const company = useCompany();
  const timeZone = company.status === "ready" ? company.data.timeZone : null;
  const data = allResults({
    rows: pages.result,
    company,
    employees: useEmployees(),
    locations: useLocations(),
  });
  return (
    <Page
      title="Time Entry Audits"
      actions={
        mayProve && (
          <>
            <Button
              variant="outlined"
              color="inherit"
              startIcon={<Verified />}
              disabled={timeZone === null}
              onClick={() => setIsVerifying(true)}
            >
              Verify
            </Button>
            <ExportAuditButton filters={filters} timeZone={timeZone} />
          </>
        )
      }
      filters={<AuditFilterFields values={values} set={set} />}
    >
      <DriftList />
      <DataStates result={data} label="the audit trail">
        {({ rows, ...names }) => {
          const views = auditViews(rows, names, locale);
          const opened = views.find(({ row }) => row.id === auditId);
          const [first] = views;
          return (
            <>
              <AuditFilterChips values={values} set={set} {...(first && { first })} />
              <AuditTable
                views={views}
                pages={pages}
                filters={filters}
                onOpen={open}
                panel={{
                  openId: auditId,
                  onStep: ({ row }) => stepTo(row.id),
                  render: (neighbours) =>
                    opened !== undefined && (
                      <AuditPanel
                        view={opened}
                        onFilter={set}
                        neighbours={neighbours}
                        onClose={() => open("")}
                      />
                    ),
                }}
              />
            </>
          );
        }}
      </DataStates>
      {isVerifying && timeZone !== null && (
        <VerifyDialog filters={filters} timeZone={timeZone} onClose={() => setIsVerifying(false)} />
      )}
    </Page>
  );
}
