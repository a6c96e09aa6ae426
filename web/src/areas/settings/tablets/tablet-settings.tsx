import { z } from "zod/mini";
import type { Company } from "@crewline/domain/records/company/company";
import type { KioskPhotos } from "@crewline/domain/records/kiosks/punch-photo";
import { saveKioskPhotosSchema } from "@crewline/domain/records/kiosks/punch-photo";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { trpc } from "../../../api/trpc.ts";
import { useCommand } from "../../../api/use-command.ts";
import { useCompany } from "../../../entities/company/use-company.ts";
import { RequiredNumberInput } from "../../../inputs/required-number-input.tsx";
import { EditForm } from "../../../ui/forms/edit-form.tsx";
import { useRecordForm } from "../../../ui/forms/use-record-form.ts";
import { CheckInput } from "../../../ui/inputs/check-input.tsx";
import { DataStates } from "../../../ui/page/data-states.tsx";

/** What holds for all shared tablets of the company. */
export function TabletSettings() {
  return (
    <DataStates result={useCompany()} label="the company">
      {(company) => <PhotosForm company={company} />}
    </DataStates>
  );
}

const inputSchema = z.omit(saveKioskPhotosSchema, { idempotencyKey: true });

/** Photos that are off hide their days: an emptied field goes back to the last saved. */
function offPhotos({ keptDays }: KioskPhotos, { kioskPhotos }: Company): KioskPhotos {
  return { isOn: false, keptDays: Number.isNaN(keptDays) ? kioskPhotos.keptDays : keptDays };
}

function PhotosForm({ company }: { company: Company }) {
  const form = useRecordForm({
    record: company,
    isPart: true,
    draftOf: ({ kioskPhotos }) => kioskPhotos,
    schema: inputSchema,
    command: useCommand(trpc.settings.saveKioskPhotos.mutationOptions()),
    input: (kioskPhotos, expectedVersion) => ({ expectedVersion, kioskPhotos }),
    fieldsAt: "kioskPhotos",
    saved: "Saved.",
  });
  const { draft, change, errorOf } = form;
  return (
    <Box sx={{ maxWidth: 520 }}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        People clock in on a shared tablet with their PIN. Tablets are paired under Locations,
        Clock-in.
      </Typography>
      <EditForm form={form}>
        <CheckInput
          label="Take a photo with each punch"
          value={draft.isOn}
          onChange={(isOn) => change(isOn ? { isOn } : offPhotos(draft, company))}
          help="People see the camera while they punch. Without a camera, punches are recorded without a photo. Only admins and managers of the location see photos. The law may require you to tell people or to ask for their consent."
        />
        {draft.isOn && (
          <RequiredNumberInput
            label="Keep photos for"
            value={draft.keptDays}
            onChange={(keptDays) => change({ keptDays })}
            error={errorOf("keptDays")}
            decimals={0}
            unit="days"
            help="Older photos are removed each night."
          />
        )}
      </EditForm>
    </Box>
  );
}
