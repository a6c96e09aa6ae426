import { useState } from "react";
import type { Company } from "@crewline/domain/records/company/company";
import type { Location } from "@crewline/domain/records/locations/location";
import { ImportButton, RecentBatchesButton } from "../../../entities/batches/bulk-buttons.tsx";
import { recentOfAddress } from "../../../entities/batches/recent-of-address.ts";
import { ImportSalesDialog } from "./import-sales-dialog.tsx";
import { RecentSalesBatches } from "./recent-sales-batches.tsx";

interface SalesActionsProps {
  company: Company;
  locations: readonly Location[];
  location: Location;
}

/** The import of a file, and the look back at earlier ones. */
export function SalesActions(props: SalesActionsProps) {
  const [open, setOpen] = useState<"file" | "recent" | null>(recentOfAddress);
  const handleClose = () => setOpen(null);
  return (
    <>
      <RecentBatchesButton onClick={() => setOpen("recent")} />
      <ImportButton onClick={() => setOpen("file")} />
      {open === "file" && <ImportSalesDialog {...props} onClose={handleClose} />}
      {open === "recent" && <RecentSalesBatches onClose={handleClose} />}
    </>
  );
}
