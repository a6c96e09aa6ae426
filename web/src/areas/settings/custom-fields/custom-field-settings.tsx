import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { CustomField, FieldBook } from "@crewline/domain/records/custom-fields/custom-field";
import { activeFields, MOST_FIELDS } from "@crewline/domain/records/custom-fields/custom-field";
import { useCustomFields } from "../../../entities/employees/use-custom-fields.ts";
import { DataStates } from "../../../ui/page/data-states.tsx";
import { EmptyState } from "../../../ui/page/empty-state.tsx";
import { FormProblemAlert } from "../../../ui/dialogs/form-problem-alert.tsx";
import { ArchivedFields } from "./archived-fields.tsx";
import { FieldDialog } from "./field-dialog.tsx";
import { FieldList } from "./field-list.tsx";
import { useFieldActs } from "./use-field-acts.ts";
import { Acts } from "../../../ui/acts/acts.tsx";

/** The fields that the company adds to its employees' records. */
export function CustomFieldSettings() {
  return (
    <DataStates result={useCustomFields()} label="the custom fields">
      {(book) => <Fields book={book} />}
    </DataStates>
  );
}

type Edited = { field: CustomField | null } | null;

function Fields({ book }: { book: FieldBook }) {
  const [edited, setEdited] = useState<Edited>(null);
  const acts = useFieldActs(book);
  const active = activeFields(book.fields);
  const add = (
    <Acts>
      <Button variant="contained" onClick={() => setEdited({ field: null })}>
        Add field
      </Button>
    </Acts>
  );
  return (
    <Box sx={{ maxWidth: 640 }}>
      {active.length === 0 ? (
        <EmptyState
          title="No custom fields yet"
          text="Add what your company records about its employees, such as shirt size, locker or certificate number."
          action={add}
        />
      ) : (
        <Stack spacing={2}>
          <Typography color="textSecondary">
            These appear under More details in each employee&apos;s profile.
          </Typography>
          <FormProblemAlert problem={acts.problem} />
          <FieldList fields={active} acts={acts} onEdit={(field) => setEdited({ field })} />
          <Stack direction="row" spacing={2} sx={{ alignItems: "center" }}>
            {add}
            <Typography variant="body2" color="textSecondary">
              {`${active.length} of ${MOST_FIELDS} fields`}
            </Typography>
          </Stack>
        </Stack>
      )}
      <ArchivedFields fields={book.fields.filter(({ isArchived }) => isArchived)} acts={acts} />
      {edited !== null && (
        <FieldDialog book={book} field={edited.field} onClose={() => setEdited(null)} />
      )}
    </Box>
  );
}
