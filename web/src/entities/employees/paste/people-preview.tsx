import { pluralForm } from "@crewline/domain/kernel/formats/counted";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { styled } from "@mui/material/styles";
import type { Locale } from "@crewline/domain/kernel/formats/locale";
import type { CustomField } from "@crewline/domain/records/custom-fields/custom-field";
import { valueText } from "@crewline/domain/words/custom-fields/field-words";
import type {
  ParsedPeople,
  PeopleLine,
} from "@crewline/domain/projections/people-import/parse-people";
import { payText } from "@crewline/domain/words/pay/salary-words";
import { useLocale } from "../../../locale/use-locale.ts";
import { usePhones } from "../../company/use-phones.ts";
import { FramedLines } from "../../../ui/page/framed-list.ts";
import { StatusChip } from "../../../ui/page/status-chip.tsx";

type GoodLine = Extract<PeopleLine, { problem: null }>;

const Lines = styled(FramedLines)(({ theme }) => ({
  maxHeight: 320,
  "& .details": { color: (theme.vars ?? theme).palette.text.secondary },
  "& .whole": { flexBasis: "100%" },
  "& q": { overflowWrap: "anywhere" },
}));

interface PeoplePreviewProps {
  parsed: ParsedPeople;
  currency: string;
  customFields: readonly CustomField[];
}

/** The result of reading each line, lines to correct first. */
export function PeoplePreview({ parsed, ...shown }: PeoplePreviewProps) {
  const locale = useLocale();
  const { lines, unread } = parsed;
  const good = lines.filter((line) => line.person !== null);
  const bad = lines.length - good.length;
  const doubtful = good.filter(({ remarks }) => remarks.length > 0);
  return (
    <Box>
      <Typography component="output" variant="body2" sx={{ display: "block", mb: 1 }}>
        {bad === 0
          ? `${good.length} ready.`
          : pluralForm(
              bad,
              {
                one: `${good.length} ready, 1 to fix. Correct that line above, now or after adding the others.`,
                other: `${good.length} ready, ${bad} to fix. Correct those lines above, now or after adding the others.`,
              },
              locale,
            )}
        {unread.length > 0 && ` Ignored: ${unread.join(", ")}.`}
      </Typography>
      <Lines aria-label="How the lines are understood" tabIndex={0}>
        {lines.map((line) => line.person === null && <BadLine key={line.line} line={line} />)}
        {doubtful.map((line) => (
          <GoodLineView key={line.line} line={line} {...shown} />
        ))}
        {good.map(
          (line) =>
            line.remarks.length === 0 && <GoodLineView key={line.line} line={line} {...shown} />,
        )}
      </Lines>
    </Box>
  );
}

function BadLine({ line }: { line: PeopleLine }) {
  return (
    <li>
      <StatusChip tone="danger" label={`Line ${line.line}`} />
      <span className="details">{line.text.replaceAll("\t", "  ")}</span>
      <strong className="whole">{line.problem}</strong>
    </li>
  );
}

interface GoodLineViewProps extends Omit<PeoplePreviewProps, "parsed"> {
  line: GoodLine;
}

function GoodLineView({ line, currency, customFields }: GoodLineViewProps) {
  const locale = useLocale();
  const phones = usePhones();
  const format = phones.status === "ready" ? phones.data.format : String;
  const { name, email, phone, jobRole, rateTenThousandths, salary } = line.person;
  const details = [
    email ?? "no e-mail",
    ...(phone === null ? [] : [format(phone)]),
    jobRole ?? "no job role",
    rateTenThousandths === null
      ? "no rate"
      : payText({ rateTenThousandths, ...(salary && { salary }) }, currency, locale),
    ...fieldTexts(line, customFields, locale),
  ];
  return (
    <li>
      <StatusChip tone={line.remarks.length > 0 ? "warning" : "good"} label={`Line ${line.line}`} />
      <strong>{name}</strong>
      <span className="details">{details.join(", ")}</span>
      {line.remarks.map((remark) => (
        <span key={remark} className="whole">
          {remark}
        </span>
      ))}
    </li>
  );
}

/** "Locker B 12": the custom fields of a line. */
function fieldTexts(
  { fields }: GoodLine,
  customFields: readonly CustomField[],
  locale: Locale,
): string[] {
  return fields.flatMap(({ fieldId, value }) => {
    const field = customFields.find(({ id }) => id === fieldId);
    return field === undefined || value === null
      ? []
      : [`${field.label} ${valueText(field, value, locale)}`];
  });
}
