import Paper from "@mui/material/Paper";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { isDemoCompany } from "@crewline/domain/records/company/demo-company";
import type { Locale } from "@crewline/domain/kernel/formats/locale";
import { countReasonWords } from "@crewline/domain/words/employees/count-reasons";
import type { CountedPerson } from "@crewline/domain/rules/employees/counted-people";
import { countedPeople } from "@crewline/domain/rules/employees/counted-people";
import { useLocale } from "../../locale/use-locale.ts";
import { useLogin } from "../../session/actor/use-login.ts";
import { useEmployees } from "../../entities/employees/use-employees.ts";
import { DataStates } from "../../ui/page/data-states.tsx";
import { DataTable } from "../../ui/tables/data-table.tsx";
import { EmptyState } from "../../ui/page/empty-state.tsx";
import { mapResult } from "../../ui/loading/load-result.ts";
import { Page } from "../../ui/page/page.tsx";
import type { TableColumn } from "../../ui/tables/table-column.ts";
import { textColumn } from "../../ui/tables/table-column.ts";
import { counted } from "@crewline/domain/kernel/formats/counted";

const columnsIn = (locale: Locale): TableColumn<CountedPerson>[] => [
  {
    id: "name",
    header: "Person",
    cell: ({ employee }) => employee.name,
    sortBy: ({ employee }) => employee.name,
  },
  textColumn({
    id: "reason",
    header: "Reason",
    text: ({ reason }) => countReasonWords(reason, locale),
  }),
];

/** The plan, and each person who counts. */
export function SubscriptionPage() {
  const locale = useLocale();
  const { companyId } = useLogin();
  const people = mapResult(useEmployees(), (all) => countedPeople(all, companyId));
  return (
    <Page title="Subscription">
      <DataStates result={people} label="the counted employees">
        {(team) => (
          <Stack sx={{ gap: 3 }}>
            <Plan count={team.length} />
            <section aria-labelledby="counted">
              <Typography id="counted" variant="h2" gutterBottom>
                Who counts
              </Typography>
              <Typography color="textSecondary" gutterBottom>
                Each current employee counts once. Former employees do not count.
              </Typography>
              <DataTable
                label="Counted employees"
                columns={columnsIn(locale)}
                rows={team}
                rowId={({ employee }) => employee.id}
                initialSort={{ id: "name", desc: false }}
                empty={
                  <EmptyState
                    title="No employees yet"
                    text={
                      isDemoCompany(companyId)
                        ? "People in a demo company are made up and never count."
                        : "People appear here as soon as they are added on Employees."
                    }
                  />
                }
              />
            </section>
          </Stack>
        )}
      </DataStates>
    </Page>
  );
}

function Plan({ count }: { count: number }) {
  const locale = useLocale();
  return (
    <Paper variant="outlined" component="section" aria-labelledby="plan" sx={{ p: 2 }}>
      <Typography id="plan" variant="h2" gutterBottom>
        {counted(count, { one: "active person", other: "active people" }, locale)}
      </Typography>
      <Typography color="textSecondary">
        This company has no paid plan: nothing is charged or limited. Plans are arranged with our
        team, not in the app.
      </Typography>
    </Paper>
  );
}
