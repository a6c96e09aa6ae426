import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useState } from "react";
import { SelectInput } from "../../../ui/inputs/select-input.tsx";
import type { DesignSection } from "./design-section.ts";

interface SectionLinksProps {
  sections: readonly DesignSection[];
}

/** Leads to the sections: a list beside them, or a choice above them on phones. */
export function SectionLinks({ sections }: SectionLinksProps) {
  const isWide = useMediaQuery((theme) => theme.breakpoints.up("md"), { noSsr: true });
  return isWide ? <LinkList sections={sections} /> : <LinkChoice sections={sections} />;
}

function LinkList({ sections }: SectionLinksProps) {
  return (
    <Box component="nav" aria-label="Sections" sx={beside}>
      {sections.map(({ id, title }) => (
        <Link key={id} href={`#${id}`} color="inherit" underline="hover" sx={link}>
          {title}
        </Link>
      ))}
    </Box>
  );
}

function LinkChoice({ sections }: SectionLinksProps) {
  const [chosen, setChosen] = useState(sections[0]?.id ?? "");
  const goTo = (id: string) => {
    setChosen(id);
    document.getElementById(id)?.scrollIntoView();
  };
  return (
    <Box sx={{ mt: 2, mb: 3 }}>
      <SelectInput
        label="Section"
        value={chosen}
        onChange={goTo}
        options={sections.map(({ id, title }) => ({ value: id, label: title }))}
        isSmall
      />
    </Box>
  );
}

const beside = {
  position: "sticky",
  top: 56,
  alignSelf: "start",
  maxHeight: "calc(100dvh - 64px)",
  overflowY: "auto",
  display: "flex",
  flexDirection: "column",
} as const;

const link = {
  py: 0.375,
  fontSize: "0.875rem",
  color: "text.secondary",
  borderRadius: 1,
  "&:hover": { color: "text.primary" },
} as const;
