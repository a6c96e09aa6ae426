import { styled } from "@mui/material/styles";

interface SortButtonProps {
  header: string;
  sorted: false | "asc" | "desc";
  onClick: ((event: unknown) => void) | undefined;
}

/** The heading of a column by which a click sorts; the cell says in which direction. */
export function SortButton({ header, sorted, onClick }: SortButtonProps) {
  return (
    <Heading type="button" className={sorted === false ? "" : sorted} onClick={onClick}>
      {header}
    </Heading>
  );
}

const Heading = styled("button")(({ theme }) => ({
  all: "unset",
  position: "relative",
  cursor: "pointer",
  borderRadius: (theme.vars ?? theme).shape.borderRadius,
  // The arrow lies in the padding of the cell, so that headings need no room for it.
  "&::after": {
    content: '"\\2191" / ""',
    position: "absolute",
    left: "100%",
    width: 14,
    textAlign: "center",
    color: (theme.vars ?? theme).palette.text.secondary,
    opacity: 0,
  },
  ".right > &::after": { left: "auto", right: "100%" },
  "&.desc::after": { content: '"\\2193" / ""' },
  "&.asc::after, &.desc::after": { opacity: 1 },
  "&:hover": { color: (theme.vars ?? theme).palette.text.secondary },
  "&:hover:not(.asc, .desc)::after": { opacity: 0.5 },
  "&:focus-visible": {
    outline: "2px solid",
    outlineColor: (theme.vars ?? theme).palette.primary.main,
  },
}));
