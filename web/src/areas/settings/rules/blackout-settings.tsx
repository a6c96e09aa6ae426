import { z } from "zod/mini";
import Add from "@mui/icons-material/Add";
import Button from "@mui/material/Button";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { Company } from "@crewline/domain/records/company/company";
import type { Blackout } from "@crewline/domain/records/time-off/blackout";
import { MOST_BLACKOUTS, saveBlackoutsSchema } from "@crewline/domain/records/time-off/blackout";
import { mayEditBlackout } from "@crewline/domain/rules/time-off/own-blackouts";
import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import { useActor } from "../../../session/actor/use-actor.ts";
import { trpc } from "../../../api/trpc.ts";
import { useCommand } from "../../../api/use-command.ts";
import { useCompany } from "../../../entities/company/use-company.ts";
import { EditForm } from "../../../ui/forms/edit-form.tsx";
import { useRecordForm } from "../../../ui/forms/use-record-form.ts";
import { DataStates } from "../../../ui/page/data-states.tsx";
import { browserZone } from "../../../time/browser-zone.ts";
import { todayIn } from "../../../time/use-today.ts";
import { BlackoutFields } from "./blackout-fields.tsx";

/** The days on which employees can't request time off. */
export function BlackoutSettings() {
  return (
    <DataStates result={useCompany()} label="the blackout dates">
      {(company) => <BlackoutsForm company={company} />}
    </DataStates>
  );
}

const inputSchema = z.omit(saveBlackoutsSchema, { idempotencyKey: true });

function BlackoutsForm({ company }: { company: Company }) {
  const form = useRecordForm({
    record: company,
    isPart: true,
    draftOf: ({ blackouts }) => ({ blackouts: blackouts ?? [] }),
    schema: inputSchema,
    command: useCommand(trpc.settings.saveBlackouts.mutationOptions()),
    input: ({ blackouts }, expectedVersion) => ({ expectedVersion, blackouts }),
    saved: "Saved.",
  });
  const { blackouts } = form.draft;
  const saved = new Map(company.blackouts?.map((one) => [one.id, one]));
  const { locationIds: managed } = useActor();
  const isOwn = (id: string) => {
    const before = saved.get(id);
    return before === undefined || mayEditBlackout(before, managed);
  };
  const set = (next: Blackout[]) => form.change({ blackouts: next });
  return (
    <Box sx={{ maxWidth: 720 }}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        Employees can't request time off on these days. Managers can enter it with a reason.
      </Typography>
      <EditForm
        form={form}
        actions={
          <Button
            variant="outlined"
            startIcon={<Add />}
            disabled={blackouts.length >= MOST_BLACKOUTS}
            onClick={() => set([...blackouts, newBlackout(managed)])}
          >
            Add dates
          </Button>
        }
      >
        {blackouts.length === 0 && (
          <Typography variant="body2">
            No blackout dates. Add days that everyone is needed.
          </Typography>
        )}
        {blackouts.map((blackout, index) => (
          <BlackoutFields
            key={blackout.id}
            blackout={blackout}
            mayEdit={isOwn(blackout.id)}
            onChange={(change) => set(blackouts.with(index, { ...blackout, ...change }))}
            onRemove={() => set(blackouts.toSpliced(index, 1))}
            errorOf={(field) => form.errorOf(`blackouts.${index}.${field}`)}
          />
        ))}
      </EditForm>
    </Box>
  );
}

function newBlackout(managed: readonly LocationId[] | null): Blackout {
  const today = todayIn(browserZone());
  const locationIds = managed === null ? null : [...managed];
  return { id: crypto.randomUUID(), name: "", from: today, until: today, locationIds };
}
