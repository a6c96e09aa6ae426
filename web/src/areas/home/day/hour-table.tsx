import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { dayTexts, hourLabels } from "@crewline/domain/words/home/day-words";
import { ExplainedFigure } from "../../../entities/wages/explained/explained-figure.tsx";
import { useLocale } from "../../../locale/use-locale.ts";
import type { HourBar } from "./hour-chart.tsx";

const Table = styled("table")({
  width: "100%",
  borderCollapse: "collapse",
  fontSize: "0.875rem",
  fontVariantNumeric: "tabular-nums",
  "& th, & td": { padding: "2px 4px", textAlign: "right", fontWeight: 400 },
  "& thead th": { fontWeight: 600 },
  "& th:first-of-type": { textAlign: "left" },
});

interface HourTableProps {
  hours: readonly HourBar[];
  timeZone: string;
  label: string;
  renderExplanation?: ExplainHour | undefined;
}

/** The derivation of a figure in the hour of that place. */
export type ExplainHour = (index: number, what: "planned" | "worked") => ReactNode;

const columns = ["planned", "worked"] as const;

/** The figures of the chart. */
export function HourTable({ hours, timeZone, label, renderExplanation }: HourTableProps) {
  const locale = useLocale();
  const words = dayTexts(locale);
  const labels = hourLabels(
    hours.map(({ startsAt }) => startsAt),
    timeZone,
    locale,
  );
  return (
    <Table aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{words.hour}</th>
          <th scope="col">{words.planned}</th>
          <th scope="col">{words.worked}</th>
        </tr>
      </thead>
      <tbody>
        {hours.map(({ startsAt, texts }, index) => (
          <tr key={startsAt}>
            <th scope="row">{labels[index]}</th>
            {columns.map((what) => (
              <td key={what}>
                {renderExplanation === undefined ? (
                  texts[what]
                ) : (
                  <ExplainedFigure
                    figure={texts[what]}
                    subject={`${labels[index] ?? ""}, ${words[what]}`}
                    renderExplanation={() => renderExplanation(index, what)}
                  />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
