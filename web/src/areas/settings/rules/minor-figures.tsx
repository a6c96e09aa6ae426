import Typography from "@mui/material/Typography";
import { listed } from "@crewline/domain/kernel/formats/listed";
import type { MinorPackName } from "@crewline/domain/records/company/minor-settings";
import { minorPacks } from "@crewline/domain/rules/schedules/findings/minors/minor-packs";
import {
  agesText,
  minorFigures,
  minorPackName,
  summerOfPack,
  uncheckedRule,
} from "@crewline/domain/words/company/minor-pack-words";
import { useLocale } from "../../../locale/use-locale.ts";
import { FramedLines } from "../../../ui/page/framed-list.ts";

/** The figures of a law for minors by age, each with its source, and what is not checked. */
export function MinorFigures({ pack }: { pack: MinorPackName }) {
  const locale = useLocale();
  const { ages, unchecked } = minorPacks[pack];
  const left = unchecked.map((rule) => uncheckedRule(rule, locale));
  return (
    <>
      <FramedLines aria-label={minorPackName(pack, locale)}>
        {ages.map((rules) => (
          <li key={rules.fromAge}>
            <strong>{agesText(rules, locale)}</strong>
            <span>{minorFigures(rules, locale).join(" · ")}</span>
            <Typography component="span" variant="caption" color="textSecondary">
              {rules.source}
            </Typography>
          </li>
        ))}
      </FramedLines>
      <Typography variant="body2" color="textSecondary">
        {`Not checked: ${listed(left, locale, left.length)}. ${summerOfPack(pack, locale)} School breaks of a location replace it.`}
      </Typography>
    </>
  );
}
