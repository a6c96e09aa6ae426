import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import type { Feature } from "@crewline/domain/kernel/access/features";
import type { CompanyStanding } from "@crewline/domain/records/company/company-standing";
import type { CompanyTerms } from "@crewline/domain/records/subscription/company-terms";
import { readOnlySentence } from "@crewline/domain/words/company/read-only";
import { stopSentence } from "@crewline/domain/words/subscription/billing-sentences";
import { lackOffer, lackSentence } from "@crewline/domain/words/subscription/lack-texts";
import { Link } from "react-router-dom";
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
  /** True for readers who can change the plan. */
  managesIt: boolean;
}

/**
 * Says above a screen that the company is or becomes read-only and what to do about it, or what the
 * plan leaves out here.
 */
export function ReadOnlyBanner({ note, zone, managesIt }: ReadOnlyBannerProps) {
  const locale = useLocale();
  if (note.kind === "lack") return <LackNote feature={note.feature} managesIt={managesIt} />;
  return (
    <Alert role="status" severity="warning" square>
      {note.kind === "standing" && readOnlySentence(note.standing, zone, locale)}
      {note.kind === "stop" && stopSentence(note.stop, { isStopped: note.isStopped, zone }, locale)}
    </Alert>
  );
}

interface LackNoteProps {
  feature: Feature;
  managesIt: boolean;
}

function LackNote({ feature, managesIt }: LackNoteProps) {
  const locale = useLocale();
  const { sentence, seePlans } = lackOffer(feature, locale);
  return (
    <Alert
      role="status"
      severity="info"
      square
      action={
        managesIt && (
          <Button color="inherit" size="small" component={Link} to="/subscription">
            {seePlans}
          </Button>
        )
      }
    >
      {managesIt ? sentence : lackSentence(feature, locale)}
    </Alert>
  );
}
