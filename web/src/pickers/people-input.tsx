import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { styled } from "@mui/material/styles";
import { useDeferredValue, useMemo } from "react";
import { parsePeople, understoodPeople } from "@crewline/domain/employees/parse-people";
import type { PeopleLine } from "@crewline/domain/employees/parse-people";
import { formatRate } from "@crewline/domain/money/rate";
import { StatusChip } from "../ui/status-chip.tsx";
import { TextInput } from "../ui/text-input.tsx";

interface PeopleInputProps {
  text: string;
  onChange: (text: string) => void;
  currency: string;
  error?: string | undefined;
}

/** A field for one person a line, with how each line is understood while it is typed or pasted. */
export function PeopleInput({ text, onChange, currency, error }: PeopleInputProps) {
  const shown = useDeferredValue(text);
  const lines = useMemo(() => parsePeople(shown), [shown]);
  return (
    <>
      <TextInput
        label="People, one a line"
        value={text}
        onChange={onChange}
        rows={6}
        placeholder={"Ana Diaz, ana@example.com, Barista, 18.50\nBo Lee, Cook, 21"}
        help="Name, e-mail, job role, hourly rate. Only the name is needed. You can paste from a spreadsheet."
        error={error}
      />
      {lines.length > 0 && <PeoplePreview lines={lines} currency={currency} />}
    </>
  );
}

const Lines = styled("ul")(({ theme }) => ({
  listStyle: "none",
  margin: 0,
  padding: 0,
  maxHeight: 280,
  overflow: "auto",
  border: "1px solid",
  borderColor: (theme.vars ?? theme).palette.divider,
  borderRadius: (theme.vars ?? theme).shape.borderRadius,
  "& li": {
    display: "flex",
    flexWrap: "wrap",
    gap: "2px 12px",
    alignItems: "baseline",
    padding: "6px 12px",
    borderTop: "1px solid",
    borderTopColor: (theme.vars ?? theme).palette.divider,
  },
  "& li:first-of-type": { borderTop: 0 },
  "& .details": { color: (theme.vars ?? theme).palette.text.secondary },
}));

function PeoplePreview({ lines, currency }: { lines: PeopleLine[]; currency: string }) {
  const count = understoodPeople(lines).length;
  const bad = lines.length - count;
  return (
    <Box>
      <Typography component="output" variant="body2" sx={{ display: "block", mb: 1 }}>
        {bad === 0
          ? `${count} understood.`
          : `${count} understood, ${bad} not. Lines that are not understood are left out.`}
      </Typography>
      <Lines aria-label="How the lines are understood" tabIndex={0}>
        {lines.map((line) => (
          <li key={line.line}>
            <LineView line={line} currency={currency} />
          </li>
        ))}
      </Lines>
    </Box>
  );
}

function LineView({ line, currency }: { line: PeopleLine; currency: string }) {
  if (line.person === null) {
    return (
      <>
        <StatusChip tone="danger" label={`Line ${line.line}`} />
        <span>{line.text}</span>
        <strong>{line.problem}</strong>
      </>
    );
  }
  const { name, email, jobRole, rateTenThousandths: rate } = line.person;
  const details = [
    email ?? "no e-mail",
    jobRole ?? "no job role",
    rate === null ? "no rate" : `${formatRate(rate, currency)} an hour`,
  ];
  return (
    <>
      <StatusChip tone="good" label={`Line ${line.line}`} />
      <strong>{name}</strong>
      <span className="details">{details.join(", ")}</span>
    </>
  );
}
