import ExpandMore from "@mui/icons-material/ExpandMore";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { useState } from "react";
import type { ExplainedFigure, FigureLine } from "@crewline/domain/rules/figures/explained-figure";
import { figureWords } from "@crewline/domain/words/pay/figure-words";
import { useLocale } from "../../../locale/use-locale.ts";

/** How the lines of a figure are written. */
export interface LineWords<Of> {
  text: (of: Of) => string;
  /** A sentence below the text, if any. */
  detail?: (of: Of) => string | null;
  amount: (amount: number) => string;
  /** What opens below a line that has no lines of its own. */
  renderMore?: (of: Of) => ReactNode;
}

interface FigureLinesProps<Of> extends LineWords<Of> {
  figure: ExplainedFigure<Of>;
  /** What is added up, in sentences above the lines. */
  intro: readonly string[];
  /** What the figure leaves out, in sentences below its total. */
  notes?: readonly string[];
}

/** The lines of a figure, their total, and what is left out. */
export function FigureLines<Of>({ figure, intro, notes = [], ...write }: FigureLinesProps<Of>) {
  const words = figureWords(useLocale());
  const { lines, amount, rest } = figure;
  return (
    <>
      {intro.map((sentence) => (
        <Typography key={sentence} variant="body2" sx={{ mb: 1 }}>
          {sentence}
        </Typography>
      ))}
      <Lines lines={lines} {...write} />
      <Row className="total">
        <span>{words.total}</span>
        <span className="amount">{write.amount(amount)}</span>
      </Row>
      {rest !== 0 && (
        <Alert severity="info" sx={{ mt: 1 }}>
          {words.rest(write.amount(rest))}
        </Alert>
      )}
      {notes.map((sentence) => (
        <Typography key={sentence} variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {sentence}
        </Typography>
      ))}
    </>
  );
}

function Lines<Of>({ lines, ...write }: { lines: readonly FigureLine<Of>[] } & LineWords<Of>) {
  return (
    <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
      {lines.map((line) => (
        <Line key={JSON.stringify(line.of)} line={line} {...write} />
      ))}
    </Box>
  );
}

function Line<Of>({ line, ...write }: { line: FigureLine<Of> } & LineWords<Of>) {
  const [isOpen, setOpen] = useState(false);
  const { of, amount, lines } = line;
  const detail = write.detail?.(of) ?? null;
  const opens = lines.length > 0 || write.renderMore !== undefined;
  const content = (
    <>
      <div className="text">
        {write.text(of)}
        {detail !== null && (
          <Typography variant="caption" color="textSecondary" component="div">
            {detail}
          </Typography>
        )}
      </div>
      <span className="amount">{write.amount(amount)}</span>
      {opens && <ExpandMore className="mark" fontSize="small" aria-hidden />}
    </>
  );
  if (!opens) return <Row as="li">{content}</Row>;
  return (
    <li>
      <Row
        as="button"
        type="button"
        aria-expanded={isOpen}
        className="opens"
        onClick={() => setOpen((was) => !was)}
      >
        {content}
      </Row>
      {isOpen && (
        <Box sx={{ pl: 2, pb: 1, borderLeft: 2, borderColor: "divider" }}>
          {lines.length > 0 ? <Lines lines={lines} {...write} /> : write.renderMore?.(of)}
        </Box>
      )}
    </li>
  );
}

const Row = styled("div")<{ type?: "button" }>(({ theme }) => {
  const { palette, shape } = theme.vars ?? theme;
  return {
    display: "flex",
    boxSizing: "border-box",
    width: "100%",
    minHeight: 36,
    gap: 12,
    alignItems: "center",
    justifyContent: "space-between",
    padding: "4px 0",
    font: "inherit",
    fontSize: "0.875rem",
    color: "inherit",
    textAlign: "left",
    background: "none",
    border: 0,
    borderTop: `1px solid ${palette.divider}`,
    "& .text": { flex: 1, minWidth: 0 },
    "& .amount": { fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" },
    "&.total": { fontWeight: 600, borderTop: `2px solid ${palette.divider}` },
    "&.opens": { cursor: "pointer" },
    "&.opens:focus-visible": {
      outline: `2px solid ${palette.primary.main}`,
      outlineOffset: -2,
      borderRadius: shape.borderRadius,
    },
    "&[aria-expanded='true'] .mark": { transform: "rotate(180deg)" },
  };
});
