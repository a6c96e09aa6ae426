import type { Locale } from "@crewline/domain/kernel/formats/locale";
import { rateOrSalaryText } from "@crewline/domain/words/pay/salary-words";
import { formatDate } from "@crewline/domain/kernel/formats/format-time";
import type { ChartLine, ChartShape } from "./rate-chart-shape.ts";

/** The chart in words, for a screen reader. */
export function chartWords(
  { lines }: ChartShape,
  { currency, nameOf }: { currency: string; nameOf: (line: ChartLine) => string },
  locale: Locale,
): string {
  const parts = lines.map((line) => {
    const steps = line.points.map(
      ({ span }) =>
        `${rateOrSalaryText(span, currency, locale)} from ${formatDate(span.effectiveDate, locale)}`,
    );
    return `${nameOf(line)}: ${steps.join(", ")}`;
  });
  return `Rates over time. ${parts.join(". ")}.`;
}
