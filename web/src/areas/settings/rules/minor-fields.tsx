import Stack from "@mui/material/Stack";
import { minorPackNames, usualMinorTerms } from "@crewline/domain/records/company/minor-settings";
import type { MinorSettings } from "@crewline/domain/records/company/minor-settings";
import { minorGroups } from "@crewline/domain/rules/schedules/findings/minors/minor-on";
import { minorPackName } from "@crewline/domain/words/company/minor-pack-words";
import { TimeInput } from "../../../inputs/time-input.tsx";
import { useLocale } from "../../../locale/use-locale.ts";
import { CheckInput } from "../../../ui/inputs/check-input.tsx";
import { SelectInput } from "../../../ui/inputs/select-input.tsx";
import { MinorFigures } from "./minor-figures.tsx";
import type { RuleFieldsProps } from "./rule-form.tsx";

const packOfCountry: Readonly<Record<string, MinorSettings["pack"]>> = {
  US: "usFederal",
  GB: "uk",
};

/** The law by which young employees are scheduled, with its figures, and the hours of school. */
export function MinorFields({ value, onChange, errorOf, company }: RuleFieldsProps<"limits">) {
  const locale = useLocale();
  const { minors } = value;
  const set = (changes: Partial<MinorSettings>) =>
    minors !== null && onChange({ minors: { ...minors, ...changes } });
  const first = { pack: packOfCountry[company.country] ?? "eu", ...usualMinorTerms };
  return (
    <>
      <CheckInput
        label="Check legal limits for minors"
        value={minors !== null}
        onChange={(isOn) => onChange({ minors: isOn ? first : null })}
        help="By the age on the day of the shift. Employees without a birth date count as adults."
      />
      {minors !== null && (
        <>
          <SelectInput
            label="Law"
            value={minors.pack}
            options={minorPackNames.map((pack) => ({
              value: pack,
              label: minorPackName(pack, locale),
            }))}
            onChange={(pack) => set({ pack, own: ownUnder(pack, minors.own) })}
          />
          <MinorFigures
            value={minors}
            onChange={(own) => set({ own })}
            errorOf={(field) => errorOf(`minors.own.${field}`)}
          />
          <Stack direction="row" spacing={2}>
            <TimeInput
              label="School starts"
              value={minors.schoolStartsAt}
              onChange={(schoolStartsAt) => set({ schoolStartsAt })}
              error={errorOf("minors.schoolStartsAt")}
            />
            <TimeInput
              label="School ends"
              value={minors.schoolEndsAt}
              onChange={(schoolEndsAt) => set({ schoolEndsAt })}
              error={errorOf("minors.schoolEndsAt")}
            />
          </Stack>
        </>
      )}
    </>
  );
}

/** The company's limits for ages that the law groups alike; the others are left out. */
function ownUnder(pack: MinorSettings["pack"], own: MinorSettings["own"]): MinorSettings["own"] {
  const groups = minorGroups(pack);
  return own.filter((one) => groups.some(({ fromAge }) => fromAge === one.fromAge));
}
