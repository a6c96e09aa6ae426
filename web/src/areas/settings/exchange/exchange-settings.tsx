import { z } from "zod/mini";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { Company } from "@crewline/domain/records/company/company";
import {
  exchangeModes,
  saveExchangeSchema,
} from "@crewline/domain/records/schedules/exchange-settings";
import { exchangeOf } from "@crewline/domain/rules/schedules/requests/exchange-terms";
import { exchangeTexts } from "@crewline/domain/words/schedules/exchange-words";
import { trpc } from "../../../api/trpc.ts";
import { useCommand } from "../../../api/use-command.ts";
import { useCompany } from "../../../entities/company/use-company.ts";
import { useLocale } from "../../../locale/use-locale.ts";
import { EditForm } from "../../../ui/forms/edit-form.tsx";
import { useRecordForm } from "../../../ui/forms/use-record-form.ts";
import { SelectInput } from "../../../ui/inputs/select-input.tsx";
import { DataStates } from "../../../ui/page/data-states.tsx";

/** How employees claim open shifts, swap shifts and give up shifts. */
export function ExchangeSettings() {
  return (
    <DataStates result={useCompany()} label="the company">
      {(company) => <ExchangeForm company={company} />}
    </DataStates>
  );
}

const inputSchema = z.omit(saveExchangeSchema, { idempotencyKey: true });

function ExchangeForm({ company }: { company: Company }) {
  const words = exchangeTexts(useLocale());
  const form = useRecordForm({
    record: company,
    isPart: true,
    draftOf: exchangeOf,
    schema: inputSchema,
    command: useCommand(trpc.settings.saveExchange.mutationOptions()),
    input: (exchange, expectedVersion) => ({ expectedVersion, exchange }),
    fieldsAt: "exchange",
    saved: words.saved,
  });
  const { draft, change, errorOf } = form;
  return (
    <Box sx={{ maxWidth: 520 }}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {words.intro}
      </Typography>
      <EditForm form={form}>
        {(["claims", "swaps", "drops"] as const).map((name) => (
          <SelectInput
            key={name}
            label={words.labels[name]}
            value={draft[name]}
            onChange={(mode) => change({ [name]: mode })}
            options={exchangeModes.map((mode) => ({ value: mode, label: words.modes[name][mode] }))}
            error={errorOf(name)}
            help={words.helps[name]}
          />
        ))}
      </EditForm>
    </Box>
  );
}
