import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Container from "@mui/material/Container";
import Stack from "@mui/material/Stack";
import Step from "@mui/material/Step";
import StepLabel from "@mui/material/StepLabel";
import Stepper from "@mui/material/Stepper";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import type { OnBoardStep } from "@crewline/domain/company/on-board-step";
import { onBoardSteps } from "@crewline/domain/company/on-board-step";
import { PRODUCT_NAME } from "@crewline/domain/product";
import { signOut } from "../../session/sign-out.ts";
import { useViewer } from "../../session/use-viewer.ts";

const labels: Record<OnBoardStep, string> = {
  company: "Company",
  location: "Location",
  people: "People",
  finish: "Ready",
};

/** The screen around the steps: there is no menu yet, so it says who is signed in. */
export function OnBoardFrame({ step, children }: { step: OnBoardStep; children: ReactNode }) {
  const viewer = useViewer();
  return (
    <Box component="main" sx={{ minHeight: "100dvh", bgcolor: "background.default" }}>
      <Container maxWidth="sm" sx={{ py: 3 }}>
        <Stack
          direction="row"
          useFlexGap
          spacing={1}
          sx={{ alignItems: "center", flexWrap: "wrap", mb: 3 }}
        >
          <Typography sx={{ fontWeight: 700, flexGrow: 1 }}>{PRODUCT_NAME}</Typography>
          <Typography variant="body2" sx={{ color: "text.secondary" }}>
            {viewer.email}
          </Typography>
          <Button size="small" color="inherit" onClick={() => void signOut()}>
            Sign out
          </Button>
        </Stack>
        <Stepper
          activeStep={onBoardSteps.indexOf(step)}
          alternativeLabel
          aria-label="Steps"
          sx={{ mb: 3 }}
        >
          {onBoardSteps.map((name) => (
            <Step key={name}>
              <StepLabel>{labels[name]}</StepLabel>
            </Step>
          ))}
        </Stepper>
        {children}
      </Container>
    </Box>
  );
}
