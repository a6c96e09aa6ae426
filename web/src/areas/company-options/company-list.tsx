import type { Locale } from "@crewline/domain/kernel/formats/locale";
import { formatDayTime } from "@crewline/domain/kernel/formats/format-time";
import type { RouterOutputs } from "../../api/trpc.ts";
import type { ListDefinition } from "../../lists/list-definition.ts";
import { stateOf } from "@crewline/domain/rules/company/standing-after";
import { browserZone } from "../../time/browser-zone.ts";
import { StatusChip } from "../../ui/page/status-chip.tsx";
import type { TableColumn } from "../../ui/tables/table-column.ts";
import { textColumn } from "../../ui/tables/table-column.ts";
import { CompanyState } from "./company-state.tsx";

export type Tenant = RouterOutputs["companyOptions"]["list"]["companies"][number];

function columnsOf(locale: Locale): TableColumn<Tenant>[] {
  return [
    {
      id: "name",
      header: "Company",
      cell: (it) => (it.isDemo ? <DemoName name={it.name} /> : it.name),
      sortBy: (it) => it.name,
    },
    textColumn({ id: "country", header: "Country", text: (it) => it.country }),
    textColumn({ id: "currency", header: "Currency", text: (it) => it.currency, isOptional: true }),
    textColumn({ id: "zone", header: "Time zone", text: (it) => it.timeZone, isOptional: true }),
    {
      id: "created",
      header: "Created",
      cell: (it) => formatDayTime(it.createdAt, browserZone(), locale),
      sortBy: (it) => it.createdAt,
    },
    {
      id: "standing",
      header: "State",
      cell: (it) => <CompanyState standing={it.standing} />,
      sortBy: (it) => stateOf(it.standing),
    },
    {
      id: "state",
      header: "On-boarding",
      cell: (it) =>
        it.onBoardedAt === null ? (
          <StatusChip tone="warning" label="Not finished" />
        ) : (
          <StatusChip tone="good" label="Finished" />
        ),
      sortBy: (it) => it.onBoardedAt,
    },
    {
      id: "admin",
      header: "Admin",
      cell: (it) =>
        it.adminMissingSince ? (
          <StatusChip
            tone="danger"
            label={`No admin since ${formatDayTime(it.adminMissingSince, browserZone(), locale)}`}
          />
        ) : (
          "Can sign in"
        ),
      sortBy: (it) => it.adminMissingSince ?? null,
    },
  ];
}

function DemoName({ name }: { name: string }) {
  return (
    <>
      {name} <StatusChip tone="neutral" label="Demo" />
    </>
  );
}

export const companyFilters = { q: "" };

/** True for a company whose name or id holds the text, in lower case. */
export function isFound({ name, companyId }: Tenant, text: string): boolean {
  return [name, companyId].some((it) => it.toLowerCase().includes(text));
}

/** All companies as a list. */
export function companyList(locale: Locale): ListDefinition<Tenant> {
  return {
    screen: "company-options",
    label: "Companies",
    noun: { one: "company", other: "companies" },
    rowId: ({ companyId }) => companyId,
    columns: columnsOf(locale),
    initialSort: { id: "name", desc: false },
    filters: companyFilters,
    file: { name: "companies" },
  };
}
