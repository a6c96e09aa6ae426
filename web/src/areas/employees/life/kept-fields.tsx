import Typography from "@mui/material/Typography";
import type { KeptField } from "@crewline/domain/projections/employees/kept-fields";
import { Facts } from "../../../ui/page/facts.tsx";

/** Custom fields for which both records have a value: this record's is kept. */
export function KeptFields({ fields }: { fields: readonly KeptField[] }) {
  if (fields.length === 0) return null;
  return (
    <div>
      <Typography sx={{ fontWeight: 600, mb: 1 }}>
        This record&apos;s values are kept where both have one.
      </Typography>
      <Facts
        facts={fields.map(({ label, kept, dropped }) => ({
          label,
          value: (
            <>
              {kept} <del>{dropped}</del>
            </>
          ),
        }))}
      />
    </div>
  );
}
