import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";

const List = styled("dl")(({ theme }) => ({
  margin: 0,
  display: "grid",
  // A long label wraps before it takes the room of the value.
  gridTemplateColumns: "fit-content(60%) 1fr",
  gap: "8px 16px",
  "& dt": {
    color: (theme.vars ?? theme).palette.text.secondary,
    minWidth: 110,
    overflowWrap: "anywhere",
  },
  [theme.breakpoints.down("sm")]: {
    gridTemplateColumns: "fit-content(50%) 1fr",
    "& dt": { minWidth: 64 },
  },
  "& dd": { margin: 0, minWidth: 0, overflowWrap: "anywhere" },
}));

export interface Fact {
  label: string;
  value: ReactNode;
}

/** Facts about a record, for reading. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <List>
      {facts.map(({ label, value }) => (
        <FactRow key={label} label={label} value={value} />
      ))}
    </List>
  );
}

function FactRow({ label, value }: Fact) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </>
  );
}
