import { colours } from "@crewline/domain/records/company/pick-colour";
import { styled } from "@mui/material/styles";
import type { CSSProperties } from "react";
import { hoveredTint, tint } from "../../../ui/page/tint.ts";
import { Specimen } from "../frame/specimen.tsx";

const names = [
  "Barista",
  "Shift lead",
  "Cook",
  "Host",
  "Server",
  "Baker",
  "Cashier",
  "Cleaner",
  "Driver",
  "Office",
  "Gardener",
  "Trainee",
];

/** The tint of each colour that job roles and people are given, at rest and under the pointer. */
export function JobRoleTints() {
  return (
    <>
      <Specimen name="At rest" isWide>
        <TintedCards className="" />
      </Specimen>
      <Specimen name="Under the pointer" isWide>
        <TintedCards className="hovered" />
      </Specimen>
    </>
  );
}

function TintedCards({ className }: { className: string }) {
  return (
    <Cards>
      {colours.map((colour, index) => (
        <span key={colour} className={className} style={{ "--role": colour } as CSSProperties}>
          <strong>9a–5p</strong> <span className="role">{names[index]}</span>
        </span>
      ))}
    </Cards>
  );
}

const Cards = styled("div")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(140px, 1fr))",
  gap: 8,
  "& > span": {
    padding: "3px 6px",
    lineHeight: "20px",
    borderRadius: 4,
    borderLeft: "4px solid var(--role)",
    backgroundColor: tint("var(--role)", theme.vars.palette.background.paper),
  },
  "& > .hovered": {
    backgroundColor: hoveredTint("var(--role)", theme.vars.palette.background.paper),
  },
  "& .role": { color: theme.vars.palette.text.secondary },
}));
