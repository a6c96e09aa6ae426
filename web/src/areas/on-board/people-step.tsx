import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import Alert from "@mui/material/Alert";
import { useState } from "react";
import type { Locale } from "@crewline/domain/kernel/formats/locale";
import type { Company } from "@crewline/domain/records/company/company";
import type { Location } from "@crewline/domain/records/locations/location";
import { useLocale } from "../../locale/use-locale.ts";
import { BatchProgressBar, BatchResult } from "../../entities/batches/batch-result.tsx";
import { PeopleFields } from "../../entities/employees/paste/people-fields.tsx";
import { useEmployees } from "../../entities/employees/use-employees.ts";
import type { PeopleForm as Form } from "../../entities/employees/paste/use-people-form.ts";
import type { BatchOutcome } from "../../entities/batches/batch-calls.ts";
import { PASTE, usePeopleForm } from "../../entities/employees/paste/use-people-form.ts";
import { CheckInput } from "../../ui/inputs/check-input.tsx";
import { NeedsLocation } from "./needs-location.tsx";
import { SkipButton } from "./skip-button.tsx";
import { StepForm } from "./step-form.tsx";
import { useInvitePeople } from "./use-invite-people.ts";
import { useLeaveStep } from "./use-leave-step.ts";
import { pluralForm } from "@crewline/domain/kernel/formats/counted";

interface PeopleStepProps {
  company: Company;
  locations: readonly Location[];
}

/** Adds the people who work there; invitations are sent only to those the user chooses. */
export function PeopleStep({ company, locations }: PeopleStepProps) {
  const step = useLeaveStep("people");
  const [first] = locations;
  if (first === undefined) {
    return <NeedsLocation onSkip={() => step.leave(true)} isRunning={step.isRunning} />;
  }
  return <PeopleForm company={company} locations={locations} homeId={first.id} />;
}

function PeopleForm({ company, locations, homeId }: PeopleStepProps & { homeId: LocationId }) {
  const { step, form, invitations, invites, setInvites, addedCount, refused, there, submit } =
    usePeopleStep(company, homeId);
  const isEnough = isBlank(form) && there > 0;
  const progress = form.batches.progress ?? invitations.progress;
  const isRunning = progress !== null || step.isRunning;

  return (
    <StepForm
      title={there === 0 ? "Who works for you?" : "Who else works for you?"}
      text="Type or paste your people, one per line. Each line is checked as you type."
      submitLabel={isEnough ? "Continue" : form.submitLabel}
      onSubmit={() => (isEnough ? step.leave(false) : submit())}
      isUnsaved={form.text.trim() !== ""}
      isRunning={isRunning}
      problem={form.problem ?? invitations.problem ?? step.problem}
      other={
        isEnough ? null : (
          <SkipButton onSkip={() => step.leave(there === 0)} isRunning={isRunning} />
        )
      }
    >
      <Reports addedCount={addedCount} refused={refused} invitations={invitations} />
      <PeopleFields form={form} currency={company.currency} showsLocations={locations.length > 1} />
      <BatchProgressBar progress={progress} />
      {form.mailed > 0 && <InviteInput count={form.mailed} value={invites} onChange={setInvites} />}
    </StepForm>
  );
}

interface ReportsProps {
  addedCount: number;
  refused: BatchOutcome | null;
  invitations: Pick<ReturnType<typeof useInvitePeople>, "sent" | "refused">;
}

/** The results: added people, and why lines and invitations were refused. */
function Reports({ addedCount, refused, invitations }: ReportsProps) {
  const locale = useLocale();
  return (
    <>
      {addedCount > 0 && (
        <Alert severity="success">{doneWords(addedCount, invitations.sent, locale)}</Alert>
      )}
      {refused !== null && <BatchResult title={PASTE} outcome={refused} />}
      {invitations.refused !== null && (
        <BatchResult title="Invite people" outcome={invitations.refused} />
      )}
    </>
  );
}

interface InviteInputProps {
  count: number;
  value: boolean;
  onChange: (value: boolean) => void;
}

function InviteInput({ count, value, onChange }: InviteInputProps) {
  const locale = useLocale();
  const labels = {
    one: "Invite the 1 person with an e-mail address",
    other: `Invite the ${count} people with an e-mail address`,
  };
  return (
    <CheckInput
      label={pluralForm(count, labels, locale)}
      value={value}
      onChange={onChange}
      help="They get a link to see their shifts and to clock in. You can also invite people later."
    />
  );
}

/** Adds the readable lines, invites people if requested, and continues once no line is left. */
function usePeopleStep(company: Company, homeId: LocationId) {
  const step = useLeaveStep("people");
  const form = usePeopleForm({ company, locationIds: [homeId] });
  const invitations = useInvitePeople();
  const [invites, setInvites] = useState(false);
  const [addedCount, setAddedCount] = useState(0);
  const [refused, setRefused] = useState<BatchOutcome | null>(null);
  const employees = useEmployees();
  const there = employees.status === "ready" ? employees.data.length : 0;
  const submit = async () => {
    const result = await form.submit();
    if (result === null) return;
    const { outcome, added, isAll } = result;
    setAddedCount(addedCount + added.length);
    setRefused(outcome.rows.length + outcome.unsent > added.length ? outcome : null);
    const isInvited = !invites || (await invitations.send(added));
    if (isAll && isInvited) await step.leave(false);
  };
  return { step, form, invitations, invites, setInvites, addedCount, refused, there, submit };
}

function isBlank({ parsed }: Form): boolean {
  return parsed.lines.length === 0;
}

function doneWords(added: number, sent: number, locale: Locale): string {
  const people = { one: "1 person is added", other: `${added} people are added` };
  const all = pluralForm(added, people, locale);
  if (sent === 0) return `${all}.`;
  const sentences = { one: `${all}, 1 is invited.`, other: `${all}, ${sent} are invited.` };
  return pluralForm(sent, sentences, locale);
}
