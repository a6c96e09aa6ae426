import ArrowBack from "@mui/icons-material/ArrowBack";
import Button from "@mui/material/Button";
import { useSearchParams } from "react-router-dom";
import type { OnBoardStep } from "@crewline/domain/records/company/on-boarding";
import { stepBefore } from "@crewline/domain/records/company/on-boarding";

/** Leads to the previous step; what is typed here is kept. */
export function BackButton({ step }: { step: OnBoardStep }) {
  const [, setParams] = useSearchParams();
  const before = stepBefore(step);
  if (before === null) return null;
  return (
    <Button
      color="inherit"
      size="small"
      startIcon={<ArrowBack />}
      onClick={() => setParams({ step: before })}
      sx={{ mb: 1 }}
    >
      Back
    </Button>
  );
}
