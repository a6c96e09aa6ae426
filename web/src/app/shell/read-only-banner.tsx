import Alert from "@mui/material/Alert";
import type { Feature } from "@crewline/domain/kernel/access/features";
import type { CompanyStanding } from "@crewline/domain/records/company/company-standing";
import type { CompanyTerms } from "@crewline/domain/records/subscription/company-terms";
import { readOnlySentence } from "@crewline/domain/words/company/read-only";
import { stopSentence } from "@crewline/domain/words/subscription/billing-sentences";
import { lackSentence } from "@crewline/domain/words/subscription/lack-texts";
import { useLocale } from "../../locale/use-locale.ts";

/** Why members can change nothing, or soon not; or what the plan leaves out on this screen. */
export type ScreenNote =
  | { kind: "standing"; standing: CompanyStanding }
  | { kind: "stop"; stop: NonNullable<CompanyTerms["stop"]>; isStopped: boolean }
  | { kind: "lack"; feature: Feature };

interface ReadOnlyBannerProps {
  note: ScreenNote;
  /** The company's, as on Subscription and in letters. */
  zone: string;
}

/**
 * Says above a screen that the company is or becomes read-only and what to do about it, or what the
 * plan leaves out here.
 */
export function ReadOnlyBanner({ note, zone }: ReadOnlyBannerProps) {
  const locale = useLocale();
  return (
    <Alert role="status" severity={note.kind === "lack" ? "info" : "warning"} square>
      {note.kind === "standing" && readOnlySentence(note.standing, zone, locale)}
      {note.kind === "stop" && stopSentence(note.stop, { isStopped: note.isStopped, zone }, locale)}
      {note.kind === "lack" && lackSentence(note.feature, locale)}
    </Alert>
  );
}
