import type { Locale } from "@crewline/domain/kernel/formats/locale";
import { weekStartOf } from "@crewline/domain/kernel/time/local-date";
import { explainAuditHours } from "@crewline/domain/projections/audits/explain-hours";
import { explainAuditPay } from "@crewline/domain/projections/audits/explain-pay";
import { auditHoursLine, auditHoursText } from "@crewline/domain/words/audits/audit-hours-words";
import { auditPayLine, auditPayTexts } from "@crewline/domain/words/audits/audit-pay-words";
import Typography from "@mui/material/Typography";
import { useCompany } from "../../entities/company/use-company.ts";
import { ExplainedFigure } from "../../entities/wages/explained/explained-figure.tsx";
import { FigureLines } from "../../entities/wages/explained/figure-lines.tsx";
import { weekDerivation } from "../../entities/wages/explained/week-derivation.ts";
import { useLocale } from "../../locale/use-locale.ts";
import { amountText, hoursText, payText, subjectText } from "./audit-texts.ts";
import type { AuditView } from "./audit-view.ts";

interface AuditFigureProps {
  view: AuditView;
}

/** "+0:30", which opens what made the hours longer or shorter; "–" where nothing changed. */
export function HoursChange({ view }: AuditFigureProps) {
  const locale = useLocale();
  const { row } = view;
  const text = hoursText(row.deltaSeconds);
  if (row.deltaSeconds === 0) return text;
  return (
    <ExplainedFigure
      figure={text}
      subject={`Hours, ${subjectText(view, locale)}`}
      renderExplanation={() => <HoursLines view={view} />}
    />
  );
}

function HoursLines({ view: { row, timeZone } }: AuditFigureProps) {
  const locale = useLocale();
  return (
    <FigureLines
      figure={explainAuditHours(row)}
      intro={[auditHoursText(row.entity, locale)]}
      text={(of) => auditHoursLine(of, timeZone, locale)}
      amount={hoursText}
    />
  );
}

/** "+$9.00", which opens what it is the difference of; "–" where there is none for the reader. */
export function PayChange({ view }: AuditFigureProps) {
  const locale = useLocale();
  const text = payText(view.row, locale);
  if (text === "–") return text;
  return (
    <ExplainedFigure
      figure={text}
      subject={`Pay, ${subjectText(view, locale)}`}
      isFetched={view.row.entity === "timeEntry"}
      renderExplanation={() => <PayLines view={view} locale={locale} />}
    />
  );
}

function PayLines({ view: { row }, locale }: AuditFigureProps & { locale: Locale }) {
  const { entity, pay } = row;
  if (pay.values === null) return null;
  const { currency } = pay.values;
  const { text, note } = auditPayTexts(entity, locale);
  return (
    <>
      <FigureLines
        figure={explainAuditPay(pay.values)}
        intro={[text]}
        text={(of) => auditPayLine(of, { entity, currency }, locale)}
        amount={(minor) => amountText(minor, currency, locale)}
      />
      {row.entity === "timeEntry" && <WeekNow row={row} note={note} />}
    </>
  );
}

function WeekNow({ row, note }: Pick<AuditView, "row"> & { note: string }) {
  const company = useCompany();
  if (row.employeeId === null || row.day === null || company.status !== "ready") return null;
  return (
    <>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
        {note}
      </Typography>
      <weekDerivation.Part
        employeeId={row.employeeId}
        weekStart={weekStartOf(row.day, company.data.workRules.weekStart)}
      />
    </>
  );
}
