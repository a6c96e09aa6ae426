import type { ReactNode } from "react";
import { Fragment } from "react";
import { formatAmount } from "@crewline/domain/kernel/money/amount";
import { formatDuration } from "@crewline/domain/kernel/time/duration";
import type { PayrollReport } from "@crewline/domain/records/pay/payroll-report";
import type { ShownItem, ShownProblem } from "@crewline/domain/records/pay/period-checklist";
import type { Stake } from "@crewline/domain/rules/figures/checklist-figures";
import { explainStake, stakeOf } from "@crewline/domain/rules/figures/checklist-figures";
import {
  checklistTitle,
  problemText,
  stakeIntro,
} from "@crewline/domain/words/pay/checklist-words";
import { ExplainedFigure } from "../../../entities/wages/explained/explained-figure.tsx";
import { FigureLines } from "../../../entities/wages/explained/figure-lines.tsx";
import { weekDerivation } from "../../../entities/wages/explained/week-derivation.ts";
import { useLocale } from "../../../locale/use-locale.ts";
import { PersonPay } from "../figures/person-pay.tsx";

/** The hours and the pay that depend on a problem, each of which explains itself. */
export function ProblemStake({ of, report }: { of: ShownProblem; report: PayrollReport }) {
  return (
    <Stakes
      of={of}
      currency={report.currency}
      subject={of.employeeName}
      renderExplanation={() => <ProblemDerivation of={of} report={report} />}
    />
  );
}

/** What depends on all problems of an item, problem by problem. */
export function ItemStake({ of, report }: { of: ShownItem; report: PayrollReport }) {
  const locale = useLocale();
  const textOf = useStakeText(report.currency);
  return (
    <Stakes
      of={of}
      currency={report.currency}
      subject={checklistTitle(of.kind, of.count, locale)}
      renderExplanation={(stake) => (
        <FigureLines
          figure={explainStake(of, stake)}
          intro={[stakeIntro(locale)]}
          text={({ employeeName }) => employeeName}
          detail={(problem) => (problem.entry === null ? null : problemText(problem, locale))}
          amount={(amount) => textOf(amount, stake)}
          renderMore={(problem) => <ProblemDerivation of={problem} report={report} />}
        />
      )}
    />
  );
}

interface StakesProps {
  of: Pick<ShownProblem, "seconds" | "amountMinor">;
  currency: string;
  subject: string;
  renderExplanation: (stake: Stake) => ReactNode;
}

function Stakes({ of, currency, subject, renderExplanation }: StakesProps) {
  const textOf = useStakeText(currency);
  const shown = (["hours", "pay"] as const).filter((stake) => stakeOf(of, stake) !== 0);
  return shown.map((stake, index) => (
    <Fragment key={stake}>
      {index > 0 && ", "}
      <ExplainedFigure
        figure={textOf(stakeOf(of, stake), stake)}
        subject={subject}
        renderExplanation={() => renderExplanation(stake)}
      />
    </Fragment>
  ));
}

/** How the entry of a problem is counted and paid, or all that its employee is paid. */
function ProblemDerivation({
  of: { entry, employeeId },
  report,
}: {
  of: ShownProblem;
  report: PayrollReport;
}) {
  if (entry !== null) {
    const { weekStart, entryId } = entry;
    return <weekDerivation.Part {...{ employeeId, weekStart, entryId }} />;
  }
  const person = report.people.find((one) => one.employeeId === employeeId);
  return person === undefined ? null : <PersonPay report={report} person={person} />;
}

/** Writes amounts of each stake, for example "8:00 h" and "$148.00". */
function useStakeText(currency: string): (amount: number, stake: Stake) => string {
  const locale = useLocale();
  return (amount, stake) =>
    stake === "hours" ? `${formatDuration(amount)} h` : formatAmount(amount, currency, locale);
}
