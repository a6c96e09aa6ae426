import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { StatusChip } from "../../../ui/page/status-chip.tsx";
import { Facts } from "../../../ui/page/facts.tsx";
import { FramedLines, FramedList } from "../../../ui/page/framed-list.ts";
import { Sentences } from "../../../ui/page/sentences.tsx";
import { Specimen } from "../frame/specimen.tsx";
import { LONG_NAME } from "../samples/sample-people.ts";

/** Short lists and facts, for reading. */
export function ListsAndFacts() {
  return (
    <>
      <Specimen name="Facts">
        <Facts
          facts={[
            { label: "Job roles", value: "Barista, Shift lead" },
            { label: "Home location", value: "Harborside" },
            { label: "Status", value: <StatusChip tone="good" label="Active" /> },
            { label: "Phone", value: "–" },
          ]}
        />
      </Specimen>
      <Specimen name="Facts with long text">
        <Facts
          facts={[
            { label: "Emergency contact", value: LONG_NAME },
            { label: "Email", value: "maximiliana.hohenstein-waldburg@harborcoffee.example" },
          ]}
        />
      </Specimen>
      <Specimen name="Framed list">
        <FramedList aria-label="Tablets">
          <li>
            <div>
              Front desk
              <Typography variant="body2" sx={{ color: "text.secondary" }}>
                Harborside, used today
              </Typography>
            </div>
            <Button size="small">Remove</Button>
          </li>
          <li>
            <div>{LONG_NAME}</div>
            <Button size="small">Remove</Button>
          </li>
        </FramedList>
      </Specimen>
      <Specimen name="Lines of a file">
        <FramedLines aria-label="Lines" tabIndex={0} sx={{ maxHeight: 140 }}>
          <li>
            <span>Ana Silva, Barista</span>
            <StatusChip tone="good" label="Ready" />
          </li>
          <li>
            <span>Ben Carter, Shift led</span>
            <StatusChip tone="danger" label="Unknown job role" />
          </li>
          <li>
            <span>Chloe Nguyen, Barista</span>
            <StatusChip tone="neutral" label="Already here" />
          </li>
        </FramedLines>
      </Specimen>
      <Specimen name="One sentence">
        <Sentences texts={["Ana has no rate on November 27"]} />
      </Specimen>
      <Specimen name="Several sentences">
        <Sentences texts={["Ana has no rate on November 27", "Two entries have no clock-out"]} />
      </Specimen>
    </>
  );
}
