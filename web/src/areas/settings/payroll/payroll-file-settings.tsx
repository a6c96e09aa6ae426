import { z } from "zod/mini";
import { layoutOf, providerLayouts } from "@crewline/domain/projections/payroll/payroll-layouts";
import type { Company } from "@crewline/domain/records/company/company";
import type { OwnLayout, PayrollFiles } from "@crewline/domain/records/company/payroll-layout";
import {
  builtInLayoutIdSchema,
  MOST_PAYROLL_LAYOUTS,
  savePayrollFilesSchema,
} from "@crewline/domain/records/company/payroll-layout";
import { payrollLayoutWords } from "@crewline/domain/words/files/payroll-layout-words";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { trpc } from "../../../api/trpc.ts";
import { useCommand } from "../../../api/use-command.ts";
import { layoutOptions } from "../../../entities/company/layout-options.ts";
import { useCompany } from "../../../entities/company/use-company.ts";
import { useLocale } from "../../../locale/use-locale.ts";
import { EditForm } from "../../../ui/forms/edit-form.tsx";
import type { Form } from "../../../ui/forms/form-definition.ts";
import { useRecordForm } from "../../../ui/forms/use-record-form.ts";
import { SelectInput } from "../../../ui/inputs/select-input.tsx";
import { TextInput } from "../../../ui/inputs/text-input.tsx";
import { DataStates } from "../../../ui/page/data-states.tsx";
import { LayoutSample } from "./layout-sample.tsx";
import { OwnLayoutFields } from "./own-layout-fields.tsx";

/** The layout of the files that go to payroll, and layouts of the company's own. */
export function PayrollFileSettings() {
  return (
    <DataStates result={useCompany()} label="the company">
      {(company) => <PayrollFilesForm company={company} />}
    </DataStates>
  );
}

const inputSchema = z.omit(savePayrollFilesSchema, { idempotencyKey: true });

function PayrollFilesForm({ company }: { company: Company }) {
  const form = useRecordForm({
    record: company,
    isPart: true,
    draftOf: ({ payrollFiles }) => payrollFiles,
    schema: inputSchema,
    command: useCommand(trpc.settings.savePayrollFiles.mutationOptions()),
    input: (payrollFiles, expectedVersion) => ({ expectedVersion, payrollFiles }),
    fieldsAt: "payrollFiles",
    saved: "Saved.",
  });
  const { layouts, companyCode } = form.draft;
  const add = () => form.change({ layouts: [...layouts, newLayout()] });
  return (
    <Box sx={{ maxWidth: 720 }}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        Exports under Reports are written in this layout. Every export can be downloaded in the
        other layouts as well.
      </Typography>
      <EditForm
        form={form}
        actions={
          layouts.length < MOST_PAYROLL_LAYOUTS && (
            <Button onClick={add}>Add a layout of your own</Button>
          )
        }
      >
        <UsedLayout form={form} company={company} />
        {layouts.map((layout, index) => (
          <OwnLayoutFields
            key={layout.id}
            layout={layout}
            sample={<LayoutSample {...{ company, layout, companyCode }} name={layout.name} />}
            onChange={(changed) => form.change({ layouts: layouts.with(index, changed) })}
            onRemove={() => form.change(withoutLayout(form.draft, layout.id))}
            errorOf={(path) => form.errorOf(`layouts.${index}.${path}`)}
          />
        ))}
      </EditForm>
    </Box>
  );
}

interface UsedLayoutProps {
  form: Form<PayrollFiles>;
  company: Company;
}

function UsedLayout({ form, company }: UsedLayoutProps) {
  const locale = useLocale();
  const { layoutId, companyCode, layouts } = form.draft;
  const builtIn = builtInLayoutIdSchema.safeParse(layoutId);
  // Layouts of the company's own have theirs below.
  const layout = layoutOf(layoutId, []);
  return (
    <>
      <SelectInput
        label="Layout of exports"
        value={layoutId}
        options={layoutOptions(layouts, locale)}
        onChange={(chosen) => form.change({ layoutId: chosen })}
        error={form.errorOf("layoutId")}
        help={builtIn.success ? payrollLayoutWords(locale).notes[builtIn.data] : undefined}
      />
      <TextInput
        label="Company code"
        value={companyCode}
        onChange={(code) => form.change({ companyCode: code })}
        error={form.errorOf("companyCode")}
        help="Your company’s code at the payroll provider, such as the Co Code of ADP."
      />
      {layout !== null && builtIn.success && (
        <LayoutSample
          {...{ company, layout, companyCode }}
          name={payrollLayoutWords(locale).layouts[builtIn.data]}
        />
      )}
    </>
  );
}

/** The exports go back to the standard file where the removed layout was used. */
function withoutLayout({ layoutId, layouts }: PayrollFiles, id: string): Partial<PayrollFiles> {
  const left = layouts.filter((layout) => layout.id !== id);
  return layoutId === id ? { layouts: left, layoutId: "standard" } : { layouts: left };
}

/** The columns of the long layout are a start for any program. */
function newLayout(): OwnLayout {
  return { ...providerLayouts.long, id: crypto.randomUUID(), name: "" };
}
