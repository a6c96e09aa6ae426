import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { nouns } from "@crewline/domain/kernel/formats/nouns";
import { counted } from "@crewline/domain/kernel/formats/counted";
import type { Employee } from "@crewline/domain/records/employees/employee";
import type { EndOfOne } from "@crewline/domain/rules/endings/end-of-many";
import { sumOfEnds } from "@crewline/domain/rules/endings/end-of-many";
import { endOfManyWords } from "@crewline/domain/words/employees/end-of-many-words";
import { endWords } from "@crewline/domain/words/employees/end-words";
import { useLocale } from "../../../locale/use-locale.ts";
import { employeeNames } from "../../../entities/employees/employee-names.ts";
import { browserZone } from "../../../time/browser-zone.ts";

interface EndsEffectProps {
  employees: readonly Employee[];
  people: readonly EndOfOne[];
}

/** The effect of the end on all chosen people together, and on each. */
export function EndsEffect({ employees, people }: EndsEffectProps) {
  const locale = useLocale();
  const sums = sumOfEnds(people);
  const sentences = endOfManyWords(sums, locale);
  const nameOf = employeeNames(employees);
  return (
    <Box component="section" aria-label="What this does">
      {sums.refused > 0 && (
        <Alert severity="warning" sx={{ mb: 1 }}>
          {`${counted(sums.refused, nouns.person, locale)} cannot be ended; see the reason beside the name. The others can.`}
        </Alert>
      )}
      <Typography variant="subtitle2">{`Together, ${counted(sums.ending, nouns.person, locale)}`}</Typography>
      {sentences.length === 0 ? (
        <Typography>Nothing is planned or open, so only the status changes.</Typography>
      ) : (
        <Box component="ul" sx={{ m: 0, pl: 3 }}>
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </Box>
      )}
      <Typography variant="subtitle2" sx={{ mt: 2 }}>
        Person by person
      </Typography>
      <Box
        component="ul"
        aria-label="Person by person"
        tabIndex={0}
        sx={{ m: 0, pl: 3, maxHeight: { sm: 240 }, overflowY: "auto" }}
      >
        {people.map((one) => (
          <EndOfPerson key={one.employeeId} one={one} name={nameOf(one.employeeId)} />
        ))}
      </Box>
    </Box>
  );
}

function EndOfPerson({ one: { problem, preview }, name }: { one: EndOfOne; name: string }) {
  const locale = useLocale();
  const words = preview === null ? [] : endWords(preview, browserZone(), locale);
  return (
    <li>
      <strong>{name}</strong>
      {": "}
      <Box component="span" sx={{ color: problem === null ? undefined : "error.main" }}>
        {problem ?? (words.length === 0 ? "Only the status changes." : words.join(" "))}
      </Box>
    </li>
  );
}
