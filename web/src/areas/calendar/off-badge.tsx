import { styled } from "@mui/material/styles";
import { formatDay } from "@crewline/domain/kernel/formats/format-time";
import { listed } from "@crewline/domain/kernel/formats/listed";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { useTip } from "../../ui/acts/use-tip.tsx";
import { useLocale } from "../../locale/use-locale.ts";

const Badge = styled("span")(({ theme }) => ({
  padding: "0 6px",
  borderRadius: 8,
  fontSize: 11,
  lineHeight: "18px",
  fontWeight: 600,
  whiteSpace: "nowrap",
  color: theme.vars.palette.text.primary,
  backgroundColor: `color-mix(in srgb, ${theme.vars.palette.warning.main} calc(12% + var(--share) * 8%), transparent)`,
}));

/** The most names that the tip lists. */
const MOST_NAMED = 12;

interface OffBadgeProps {
  day: LocalDate;
  names: readonly string[];
}

/** How many people are off on a day, darker with more of them; their names on hover and read out. */
export function OffBadge({ day, names }: OffBadgeProps) {
  const locale = useLocale();
  const who = listed(names, locale, MOST_NAMED);
  const { target, tip } = useTip(`Off: ${who}`);
  if (names.length === 0) return null;
  return (
    <>
      <Badge
        className="off"
        role="img"
        aria-label={`Off on ${formatDay(day, locale)}: ${who}`}
        style={{ "--share": Math.min(names.length, 5) } as object}
        {...target}
      >
        {`${names.length} off`}
      </Badge>
      {tip}
    </>
  );
}
