import Typography from "@mui/material/Typography";
import type { PersonChanges } from "@crewline/domain/rules/schedules/changes-by-person";
import type { PublishDiff } from "@crewline/domain/rules/schedules/publish-diff";
import type { NoticePremium } from "@crewline/domain/rules/schedules/publishing/notice-premiums";
import { lateText, publishSummary } from "@crewline/domain/words/schedules/publish-words";
import { useLocale } from "../../../locale/use-locale.ts";
import type { PublishedPlace } from "./publish-place.ts";
import { usePremium } from "./use-premium.ts";

interface PublishSummaryProps {
  place: PublishedPlace;
  diff: PublishDiff;
  people: readonly PersonChanges[];
  /** The changes within the notice of the company. */
  late: readonly NoticePremium[];
}

/** What publishing does, in two lines: changes and people, and what comes too late and costs. */
export function PublishSummary({ place, diff, people, late }: PublishSummaryProps) {
  const locale = useLocale();
  const premium = usePremium(place, late);
  const changes = diff.added.length + diff.changed.length + diff.removed.length;
  const told = people.filter(({ employeeId }) => employeeId !== null).length;
  return (
    <div>
      <Typography sx={{ fontSize: "1.0625rem", fontWeight: 600 }}>
        {publishSummary({ changes, people: told }, locale)}
      </Typography>
      {late.length > 0 && (
        <Typography color="warning.main" sx={{ fontWeight: 600 }}>
          {[lateText(late.length, locale), ...(premium === null ? [] : [premium])].join(" · ")}
        </Typography>
      )}
    </div>
  );
}
