import Alert from "@mui/material/Alert";
import type { CompanyStanding } from "@crewline/domain/records/company/company-standing";
import { readOnlySentence } from "@crewline/domain/words/company/read-only";
import { useLocale } from "../../locale/use-locale.ts";
import { browserZone } from "../../time/browser-zone.ts";

/** Says on every screen that the company is read-only, and until when a deleted one is kept. */
export function ReadOnlyBanner({ standing }: { standing: CompanyStanding }) {
  const locale = useLocale();
  return (
    <Alert role="status" severity="warning" square>
      {readOnlySentence(standing, browserZone(), locale)}
    </Alert>
  );
}
