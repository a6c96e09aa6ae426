import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { Company } from "@crewline/domain/records/company/company";
import { describePart, sectionLabel } from "@crewline/domain/words/company/describe-part";
import type { RuleChange } from "@crewline/domain/records/company/rule-change";
import type { RuleSection } from "@crewline/domain/records/company/rule-sections";
import type { RuleChangeState } from "@crewline/domain/rules/company/rule-history";
import { ruleHistory } from "@crewline/domain/rules/company/rule-history";
import { formatDate, formatDayTime } from "@crewline/domain/kernel/formats/format-time";
import { useLocale } from "../../../locale/use-locale.ts";
import { useToday } from "../../../time/use-today.ts";
import { StatusChip } from "../../../ui/page/status-chip.tsx";
import type { StatusTone } from "../../../ui/page/status-chip.tsx";
import { CancelRulesDialog } from "./cancel-rules-dialog.tsx";
import { Acts } from "../../../ui/acts/acts.tsx";

const List = styled("ol")(({ theme }) => ({
  listStyle: "none",
  margin: 0,
  padding: 0,
  "& li": { padding: "12px 0", borderTop: "1px solid" },
  "& li, & li + li": { borderColor: (theme.vars ?? theme).palette.divider },
  "& .head": { display: "flex", flexWrap: "wrap", gap: "4px 12px", alignItems: "center" },
  "& .by": { color: (theme.vars ?? theme).palette.text.secondary, fontSize: "0.875rem" },
  "& ul": { margin: "4px 0", paddingLeft: 20 },
}));

interface RulesHistoryProps {
  company: Company;
  /** Only this part; without it all. */
  section?: RuleSection;
}

/** Changes with date and author, the latest first; a scheduled change can be cancelled. */
export function RulesHistory({ company, section }: RulesHistoryProps) {
  const today = useToday(company.timeZone);
  const history = ruleHistory(company.ruleChanges, today).filter(
    ({ change }) => section === undefined || change.part.section === section,
  );
  return (
    <section aria-label="Rule changes">
      {section !== undefined && (
        <Typography variant="h3" gutterBottom>
          Changes
        </Typography>
      )}
      {history.length === 0 ? (
        <Typography color="textSecondary">
          These rules have not changed since the company was set up.
        </Typography>
      ) : (
        <List>
          {history.map(({ change, state }) => (
            <HistoryRow
              key={change.id}
              company={company}
              change={change}
              state={state}
              isNamed={section === undefined}
            />
          ))}
        </List>
      )}
    </section>
  );
}

const stateWords: Record<RuleChangeState, { tone: StatusTone; label: string }> = {
  planned: { tone: "info", label: "Scheduled" },
  inForce: { tone: "good", label: "Active" },
  replaced: { tone: "neutral", label: "Replaced" },
  cancelled: { tone: "neutral", label: "Cancelled" },
};

interface HistoryRowProps {
  company: Company;
  change: RuleChange;
  state: RuleChangeState;
  isNamed: boolean;
}

function HistoryRow({ company, change, state, isNamed }: HistoryRowProps) {
  const locale = useLocale();
  const { part, effectiveDate, changedAt, changedByName, cancelledByName } = change;
  const [isAsking, setAsking] = useState(false);
  return (
    <li>
      <div className="head">
        <strong>
          {isNamed && `${sectionLabel(part.section, locale)}, `}from{" "}
          {formatDate(effectiveDate, locale)}
        </strong>
        <StatusChip {...stateWords[state]} />
        {state === "planned" && (
          <Acts>
            <Button size="small" onClick={() => setAsking(true)}>
              Remove scheduled change
            </Button>
          </Acts>
        )}
      </div>
      <ul>
        {describePart(part, locale).map((sentence) => (
          <li key={sentence} style={plainItem}>
            {sentence}
          </li>
        ))}
      </ul>
      <div className="by">
        {changedByName}, {formatDayTime(changedAt, company.timeZone, locale)}
        {cancelledByName !== null && `; cancelled by ${cancelledByName}`}
      </div>
      {isAsking && (
        <CancelRulesDialog company={company} change={change} onClose={() => setAsking(false)} />
      )}
    </li>
  );
}

const plainItem = { border: 0, padding: 0, listStyle: "disc" } as const;
