import Typography from "@mui/material/Typography";
import type { PersonChanges } from "@crewline/domain/rules/schedules/changes-by-person";
import type { PublishDiff } from "@crewline/domain/rules/schedules/publish-diff";
import { noticePremiums } from "@crewline/domain/rules/schedules/publishing/notice-premiums";
import { rulesOn } from "@crewline/domain/rules/company/rules-on";
import { lateText, publishSummary } from "@crewline/domain/words/schedules/publish-words";
import { useLocale } from "../../../locale/use-locale.ts";
import { useNow } from "../../../ui/clock/use-now.ts";
import { useCompany } from "../../company/use-company.ts";
import type { PublishedPlace } from "./publish-place.ts";
import { usePremium } from "./use-premium.ts";

interface PublishSummaryProps {
  place: PublishedPlace;
  diff: PublishDiff;
  people: readonly PersonChanges[];
}

/** What publishing does, in two lines: changes and people, and what comes too late and costs. */
export function PublishSummary({ place, diff, people }: PublishSummaryProps) {
  const locale = useLocale();
  const now = useNow();
  const company = useCompany();
  const noticeOn = (day: string) =>
    company.status === "ready" ? rulesOn(company.data, day).limits.notice : null;
  const late = noticePremiums(people, { noticeOn, now });
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
