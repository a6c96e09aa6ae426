import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import type { Company } from "@crewline/domain/records/company/company";
import { payrollExportsSource } from "../../../live/pay-periods.ts";
import { useLive } from "../../../live/use-live.ts";
import { useActor } from "../../../session/actor/use-actor.ts";
import { DataStates } from "../../../ui/page/data-states.tsx";
import { ExportRow } from "./export-row.tsx";

const List = styled("ul")(({ theme }) => ({
  listStyle: "none",
  margin: 0,
  padding: 0,
  border: "1px solid",
  borderColor: (theme.vars ?? theme).palette.divider,
  borderRadius: 8,
  "& li": { display: "flex", flexWrap: "wrap", gap: "4px 16px", alignItems: "center", padding: 12 },
  "& li + li": { borderTop: "1px solid", borderColor: (theme.vars ?? theme).palette.divider },
  "& .grow": { flexGrow: 1 },
}));

/** The heading of the exports, to which the focus goes after an export. */
export const EXPORTS_HEADING = "payroll-exports";

/** The batches of a period that went to payroll; each file can be had again as it was. */
export function PayrollExports({ firstDay, company }: { firstDay: string; company: Company }) {
  const actor = useActor();
  const source = payrollExportsSource(actor, firstDay);
  return (
    <section aria-labelledby={EXPORTS_HEADING}>
      <Typography id={EXPORTS_HEADING} variant="h2" gutterBottom tabIndex={-1} sx={{ outline: 0 }}>
        Exported
      </Typography>
      <DataStates result={useLive(source)} label="the exports">
        {(batches) => (
          <List>
            {batches.map((batch, index) => (
              <ExportRow
                key={batch.id}
                batch={batch}
                earlier={batches.slice(index + 1)}
                company={company}
              />
            ))}
          </List>
        )}
      </DataStates>
    </section>
  );
}
