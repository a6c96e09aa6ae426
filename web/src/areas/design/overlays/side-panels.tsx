import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { EditForm } from "../../../ui/forms/edit-form.tsx";
import { Facts } from "../../../ui/page/facts.tsx";
import { RecordPart } from "../../../ui/page/record-part.tsx";
import { SidePanel } from "../../../ui/page/side-panel.tsx";
import { StatusChip } from "../../../ui/page/status-chip.tsx";
import { ButtonRow } from "../frame/button-row.tsx";
import { Opener } from "../frame/opener.tsx";
import { Specimen } from "../frame/specimen.tsx";
import { SampleFields } from "../samples/sample-fields.tsx";
import { useSampleForm } from "../samples/sample-forms.ts";
import { LONG_NAME, samplePeople } from "../samples/sample-people.ts";

interface PanelProps {
  onClose: () => void;
}

/** A record over the list that it belongs to. */
export function SidePanels() {
  return (
    <Specimen
      name="Panels"
      note="j and k go to the next record and the one before, Esc closes. A panel fills a phone."
      isWide
    >
      <ButtonRow>
        <Opener label="Record with neighbours">{(close) => <RecordPanel onClose={close} />}</Opener>
        <Opener label="Record with tabs">{(close) => <TabbedPanel onClose={close} />}</Opener>
        <Opener label="Record with a form">{(close) => <FormPanel onClose={close} />}</Opener>
        <Opener label="Record with a part to edit">
          {(close) => <PartPanel onClose={close} />}
        </Opener>
      </ButtonRow>
    </Specimen>
  );
}

function RecordPanel({ onClose }: PanelProps) {
  const [index, setIndex] = useState(0);
  const person = samplePeople[index];
  if (person === undefined) return null;
  const { name, status, jobRole, location } = person;
  const isLast = index === samplePeople.length - 1;
  return (
    <SidePanel
      open
      title={name}
      subtitle={<StatusChip {...status} />}
      onClose={onClose}
      neighbours={{
        previous: index === 0 ? null : () => setIndex(index - 1),
        next: isLast ? null : () => setIndex(index + 1),
      }}
      actions={
        <>
          <Button color="danger">End employment</Button>
          <Button variant="contained">Invite</Button>
        </>
      }
    >
      <Facts
        facts={[
          { label: "Job role", value: jobRole },
          { label: "Location", value: location },
          { label: "Phone", value: "–" },
        ]}
      />
    </SidePanel>
  );
}

const tabs = ["Profile", "Work", "Pay", "Availability", "Time off", "History"];

function TabbedPanel({ onClose }: PanelProps) {
  const [value, setValue] = useState("Profile");
  const items = tabs.map((label) => ({ id: label, label }));
  return (
    <SidePanel open title={LONG_NAME} onClose={onClose} tabs={{ items, value, onChange: setValue }}>
      <Typography>{`What belongs to ${value}.`}</Typography>
    </SidePanel>
  );
}

function FormPanel({ onClose }: PanelProps) {
  const form = useSampleForm(onClose);
  return (
    <SidePanel open title="Ana Silva" onClose={onClose}>
      <EditForm form={form} onCancel={onClose}>
        <SampleFields form={form} />
      </EditForm>
    </SidePanel>
  );
}

function PartPanel({ onClose }: PanelProps) {
  const [isEdited, setIsEdited] = useState(false);
  const done = () => setIsEdited(false);
  const form = useSampleForm(done);
  return (
    <SidePanel open title="Ana Silva" onClose={onClose}>
      <RecordPart
        title="Work"
        facts={[
          { label: "Job role", value: "Barista" },
          { label: "Payroll ID", value: "–" },
        ]}
        mayEdit
        isEdited={isEdited}
        onEdit={() => setIsEdited(true)}
      >
        <EditForm form={form} onCancel={done}>
          <SampleFields form={form} />
        </EditForm>
      </RecordPart>
    </SidePanel>
  );
}
