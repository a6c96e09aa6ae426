import Button from "@mui/material/Button";
import { EmptyState } from "../ui/page/empty-state.tsx";

interface NothingMatchesProps {
  /** The name of the rows: "people". */
  many: string;
  onClear: () => void;
}

/** There are rows, but the filter lets none of them through. */
export function NothingMatches({ many, onClear }: NothingMatchesProps) {
  return (
    <EmptyState
      title="Nothing matches"
      text={`No ${many} match the filter. Change it, or see all of them.`}
      action={<Button onClick={onClear}>Clear filters</Button>}
    />
  );
}
