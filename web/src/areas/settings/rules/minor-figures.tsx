import Typography from "@mui/material/Typography";
import { listed } from "@crewline/domain/kernel/formats/listed";
import type {
  MinorSettings,
  OwnMinorLimits,
} from "@crewline/domain/records/company/minor-settings";
import { minorGroups } from "@crewline/domain/rules/schedules/findings/minors/minor-on";
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
import { OwnMinorFields } from "./own-minor-fields.tsx";

interface MinorFiguresProps {
  value: MinorSettings;
  onChange: (own: OwnMinorLimits[]) => void;
  /** The error of a field of the company's limits, as "0.schoolDaySeconds". */
  errorOf: (field: string) => string | undefined;
}

/** The figures of a law for minors by age with their sources, and the company's beside them. */
export function MinorFigures({ value, onChange, errorOf }: MinorFiguresProps) {
  const locale = useLocale();
  const { pack, own } = value;
  const { unchecked } = minorPacks[pack];
  const left = unchecked.map((rule) => uncheckedRule(rule, locale));
  return (
    <>
      <FramedLines aria-label={minorPackName(pack, locale)}>
        {minorGroups(pack).map((group) => {
          const { fromAge, law } = group;
          const place = own.findIndex((one) => one.fromAge === fromAge);
          const others = own.filter((one) => one.fromAge !== fromAge);
          return (
            <li key={fromAge}>
              <strong>{agesText(law ?? group, locale)}</strong>
              <span>
                {law === null ? "No limits in this law" : minorFigures(law, locale).join(" · ")}
              </span>
              <Typography component="span" variant="caption" color="textSecondary">
                {law?.source}
              </Typography>
              {law?.isBarred !== true && (
                <OwnMinorFields
                  fromAge={fromAge}
                  ages={agesText(group, locale)}
                  value={own[place]}
                  onChange={(limits) =>
                    onChange(limits === null ? others : inOrder([...others, limits]))
                  }
                  errorOf={(field) => errorOf(`${place}.${field}`)}
                />
              )}
            </li>
          );
        })}
      </FramedLines>
      <Typography variant="body2" color="textSecondary">
        {`The stricter limit counts. Not checked: ${listed(left, locale, left.length)}. ${summerOfPack(pack, locale)} School breaks of a location replace it.`}
      </Typography>
    </>
  );
}

function inOrder(own: readonly OwnMinorLimits[]): OwnMinorLimits[] {
  return own.toSorted((a, b) => a.fromAge - b.fromAge);
}
