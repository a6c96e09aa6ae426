import Typography from "@mui/material/Typography";
import type { Locale } from "@crewline/domain/kernel/formats/locale";
import type { CompanyId } from "@crewline/domain/kernel/ids/entity-ids";
import { isDemoCompany } from "@crewline/domain/records/company/demo-company";
import type { CountedPerson } from "@crewline/domain/rules/employees/counted-people";
import { countReasonWords } from "@crewline/domain/words/employees/count-reasons";
import { useMemo } from "react";
import { useLocale } from "../../locale/use-locale.ts";
import { EmptyState } from "../../ui/page/empty-state.tsx";
import { DataTable } from "../../ui/tables/data-table.tsx";
import type { TableColumn } from "../../ui/tables/table-column.ts";
import { textColumn } from "../../ui/tables/table-column.ts";
import { Section } from "./section.tsx";

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

interface CountedSectionProps {
  people: readonly CountedPerson[];
  companyId: CompanyId | null;
}

/** Each person who counts for the plan, and why. */
export function CountedSection({ people, companyId }: CountedSectionProps) {
  const locale = useLocale();
  const columns = useMemo(() => columnsIn(locale), [locale]);
  return (
    <Section title="Who counts">
      <Typography color="textSecondary" gutterBottom>
        Each current employee counts once. Former employees do not count.
      </Typography>
      <DataTable
        label="Counted employees"
        columns={columns}
        rows={people}
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
    </Section>
  );
}
