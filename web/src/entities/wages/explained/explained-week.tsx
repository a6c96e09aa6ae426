import List from "@mui/material/List";
import ListItem from "@mui/material/ListItem";
import ListItemText from "@mui/material/ListItemText";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import type { EmployeeId, TimeEntryId } from "@crewline/domain/kernel/ids/entity-ids";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import type { Locale } from "@crewline/domain/kernel/formats/locale";
import { formatDay } from "@crewline/domain/kernel/formats/format-time";
import { localDateAt } from "@crewline/domain/kernel/time/zone";
import type {
  ExplainedEntry,
  ExplainedRules,
  ExplainedWeek,
} from "@crewline/domain/records/pay/explained-week";
import type { ExplainedStep } from "@crewline/domain/words/pay/explain-words";
import { partPay, partWords, timeSteps, weekSteps } from "@crewline/domain/words/pay/explain-words";
import { ruleSourceLine } from "@crewline/domain/words/pay/rule-source-words";
import { otherWeeksOf } from "@crewline/domain/rules/weeks/entry-pay";
import { trpc } from "../../../api/trpc.ts";
import { queryResult } from "../../../ui/loading/load-result.ts";
import { useLocale } from "../../../locale/use-locale.ts";
import { DataStates } from "../../../ui/page/data-states.tsx";

export interface ExplainedWeekProps {
  employeeId: EmployeeId;
  weekStart: LocalDate;
  /** The one entry that is explained; all of the week where it is missing. */
  entryId?: TimeEntryId;
}

/**
 * How the hours of a week, or of one of its entries, were counted, and what they pay where the
 * reader may see it; computed when it is opened.
 */
export function ExplainedWeekView(props: ExplainedWeekProps) {
  return <WeekPart {...props} isFirst />;
}

/** The first week of an entry is followed by the other one that counts it, if there is any. */
function WeekPart({ isFirst, ...of }: ExplainedWeekProps & { isFirst: boolean }) {
  const { employeeId, weekStart, entryId } = of;
  const input = { employeeId, weekStart };
  const query = useQuery({
    ...trpc.timeEntries.explain.queryOptions(input),
    staleTime: 0,
    gcTime: 0,
  });
  return (
    <DataStates result={queryResult(query)} label="the calculation">
      {(week) => (
        <>
          <Explanation week={week} entryId={entryId} isFirst={isFirst} />
          {(isFirst ? otherWeeksOf(week, entryId) : []).map((other) => (
            <WeekPart key={other} {...of} weekStart={other} isFirst={false} />
          ))}
        </>
      )}
    </DataStates>
  );
}

interface ExplanationProps {
  week: ExplainedWeek;
  entryId: TimeEntryId | undefined;
  isFirst: boolean;
}

function Explanation({ week, entryId, isFirst }: ExplanationProps) {
  const locale = useLocale();
  const entries = week.entries.filter((one) => entryId === undefined || one.entryId === entryId);
  const title = entryTitle(week, { entryId, isFirst }, locale);
  return (
    <>
      {entries.length === 0 && (
        <Typography color="textSecondary">
          Nothing is counted yet: time counts once it has a clock-out.
        </Typography>
      )}
      {entries.map((entry) => (
        <EntrySteps key={entry.entryId} entry={entry} week={week} title={title} />
      ))}
      {entries.length > 0 && (
        <Steps title="The week" steps={weekSteps(week, locale)} rules={week.rules} />
      )}
    </>
  );
}

/** Null for an entry of a whole week, which has its day as title. */
function entryTitle(
  { weekStart }: ExplainedWeek,
  { entryId, isFirst }: Omit<ExplanationProps, "week">,
  locale: Locale,
): string | null {
  if (entryId === undefined) return null;
  return isFirst ? "This entry" : `This entry in the week of ${formatDay(weekStart, locale)}`;
}

interface EntryStepsProps {
  entry: ExplainedEntry;
  week: ExplainedWeek;
  title: string | null;
}

function EntrySteps({ entry, week, title }: EntryStepsProps) {
  const locale = useLocale();
  const day = formatDay(localDateAt(entry.payable.startsAt, entry.timeZone), locale);
  const parts = entry.parts.map((part) => ({
    text: partWords(part, locale),
    rule: part.multiplierPercent > 100 ? part.because : null,
    pay: partPay(part, week.currency, locale),
  }));
  const steps = [...timeSteps(entry, locale), ...parts];
  return <Steps title={title ?? day} steps={steps} rules={week.rules} />;
}

interface StepsProps {
  title: string;
  steps: readonly (ExplainedStep & { pay?: string | null })[];
  rules: ExplainedRules;
}

function Steps({ title, steps, rules }: StepsProps) {
  const locale = useLocale();
  return (
    <section aria-label={title}>
      <Typography variant="subtitle2" component="h4" sx={{ mt: 1, fontWeight: 600 }}>
        {title}
      </Typography>
      <List dense disablePadding>
        {steps.map(({ text, rule, pay = null }) => (
          <Step key={`${text} ${pay}`} notes={[pay, ruleSourceLine(rule, rules, locale)]}>
            {text}
          </Step>
        ))}
      </List>
    </section>
  );
}

/** A sentence, and below it its pay and the source of its rule. */
function Step({ notes, children }: { notes: readonly (string | null)[]; children: string }) {
  const shown = notes.filter((note) => note !== null);
  return (
    <ListItem disableGutters sx={{ py: 0.25 }}>
      <ListItemText
        primary={children}
        secondary={shown.length === 0 ? null : shown.map((note) => <div key={note}>{note}</div>)}
        slotProps={{ secondary: { component: "div" } }}
        sx={{ my: 0 }}
      />
    </ListItem>
  );
}
