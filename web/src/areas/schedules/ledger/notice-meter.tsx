import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { formatDay } from "@crewline/domain/kernel/formats/format-time";
import type { NoticeWeek } from "@crewline/domain/records/schedules/fairness";
import {
  ledgerTexts,
  noticeLines,
  noticeWeekText,
} from "@crewline/domain/words/schedules/ledger-words";
import { useLocale } from "../../../locale/use-locale.ts";

/** A full bar: most fair-workweek laws of US cities ask for 14 days. */
const FULL_DAYS = 14;

/** The notice of each week as a bar with its figures in words, and what they come to together. */
export function NoticeMeter({ weeks }: { weeks: readonly NoticeWeek[] }) {
  const locale = useLocale();
  const words = ledgerTexts(locale);
  return (
    <section aria-label={words.notice}>
      <Typography variant="h3" sx={{ mb: 1 }}>
        {words.notice}
      </Typography>
      {weeks.length === 0 ? (
        <Typography color="textSecondary">{words.noNotice}</Typography>
      ) : (
        <>
          <Typography sx={{ mb: 1 }}>{`${noticeLines(weeks, locale).join(". ")}.`}</Typography>
          <Bars>
            {weeks.map((week) => (
              <li key={week.weekStart}>
                <span className="week">{formatDay(week.weekStart, locale)}</span>
                <span className="track" aria-hidden="true">
                  <i
                    className={week.averageDays < FULL_DAYS ? "bar short" : "bar"}
                    style={{ width: `${Math.min(100, (week.averageDays / FULL_DAYS) * 100)}%` }}
                  />
                </span>
                <span className="words">{noticeWeekText(week, locale)}</span>
              </li>
            ))}
          </Bars>
        </>
      )}
    </section>
  );
}

const Bars = styled("ol")(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    listStyle: "none",
    margin: "0 0 24px",
    padding: 0,
    fontSize: "0.875rem",
    fontVariantNumeric: "tabular-nums",
    "& li": {
      display: "grid",
      gridTemplateColumns: "96px minmax(40px, 1fr) 210px",
      alignItems: "center",
      gap: 8,
      padding: "2px 0",
    },
    "& .words": { color: palette.text.secondary },
    "& .track": { height: 10, borderRadius: 2, backgroundColor: palette.action.hover },
    "& .bar": {
      display: "block",
      height: "100%",
      borderRadius: 2,
      backgroundColor: palette.primary.main,
    },
    // Short notice is hatched as well as of another color.
    "& .bar.short": {
      backgroundColor: palette.background.paper,
      backgroundImage: `repeating-linear-gradient(135deg, transparent 0 3px, ${palette.warning.main} 3px 6px)`,
      boxShadow: `inset 0 0 0 1px ${palette.warning.main}`,
    },
    [theme.breakpoints.down("sm")]: {
      "& li": { gridTemplateColumns: "88px 1fr" },
      "& .words": { gridColumn: "1 / -1" },
    },
  };
});
