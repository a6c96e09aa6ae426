import CheckCircle from "@mui/icons-material/CheckCircle";
import RadioButtonUnchecked from "@mui/icons-material/RadioButtonUnchecked";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { Link } from "react-router-dom";
import type { Company } from "@crewline/domain/records/company/company";
import type { FirstStep } from "@crewline/domain/projections/home/first-steps";
import type { Location } from "@crewline/domain/records/locations/location";
import { elapsedSeconds } from "@crewline/domain/kernel/time/instant";
import { useLocale } from "../../locale/use-locale.ts";
import { firstStepWords } from "./first-step-words.ts";
import { PlainList } from "./frame/plain-list.ts";
import { Section } from "./frame/section.tsx";
import { useFirstSteps } from "./use-first-steps.ts";

const newForSeconds = 14 * 86_400;

/** Only a young company is led by the hand; an older one is not asked again after a quiet week. */
export function mayNeedFirstSteps({ createdAt }: Company): boolean {
  return elapsedSeconds(createdAt, new Date().toISOString()) < newForSeconds;
}

interface FirstStepsProps {
  company: Company;
  locations: readonly Location[];
}

/** The way from an empty company to a published week that people clock in for. */
export function FirstSteps({ company, locations }: FirstStepsProps) {
  const steps = useFirstSteps(company, locations);
  if (steps === null || steps.every(({ isDone }) => isDone)) return null;
  const next = steps.find(({ isDone }) => !isDone);
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <Section title="First steps" aside={<span>{`${done} of ${steps.length} done`}</span>}>
      {company.onBoardedAt === null && <GoOn />}
      <PlainList>
        {steps.map((step) => (
          <StepLine key={step.name} step={step} isNext={step === next} />
        ))}
      </PlainList>
      <Typography variant="body2" sx={{ color: "text.secondary", mt: 1 }}>
        Disappears when you're done.
      </Typography>
    </Section>
  );
}

function GoOn() {
  return (
    <Typography sx={{ mb: 1 }}>
      {"The set-up is not finished. "}
      <Button component={Link} to="/on-board" variant="contained" size="small">
        Go on with the set-up
      </Button>
    </Typography>
  );
}

function StepLine({ step, isNext }: { step: FirstStep; isNext: boolean }) {
  const locale = useLocale();
  const { title, text, action, to } = firstStepWords(step, locale);
  return (
    <li>
      {step.isDone ? (
        <CheckCircle color="primary" titleAccess="Done" />
      ) : (
        <RadioButtonUnchecked color="disabled" titleAccess="To do" />
      )}
      <strong>{title}</strong>
      <span className="quiet">{step.isDone ? "" : text}</span>
      {!step.isDone && (
        <Button
          component={Link}
          to={to}
          size="small"
          className="end"
          variant={isNext ? "contained" : "outlined"}
          aria-label={`${action}: ${title}`}
        >
          {action}
        </Button>
      )}
    </li>
  );
}
