import Stack from "@mui/material/Stack";
import { useState } from "react";
import { DayInput } from "../../../ui/inputs/day-input.tsx";
import { SearchInput } from "../../../ui/inputs/search-input.tsx";
import { SelectInput } from "../../../ui/inputs/select-input.tsx";
import { BottomSheet } from "../../../ui/page/bottom-sheet.tsx";
import { FilterSheet } from "../../../ui/page/filter-sheet.tsx";
import { ButtonRow } from "../frame/button-row.tsx";
import { Opener } from "../frame/opener.tsx";
import { Specimen } from "../frame/specimen.tsx";

type Status = "" | "active" | "onLeave";

const statuses: readonly { value: Status; label: string }[] = [
  { value: "", label: "All" },
  { value: "active", label: "Active" },
  { value: "onLeave", label: "On leave" },
];

/** The filters of a list; on phones all but the search are in a sheet. */
export function Toolbars() {
  return (
    <>
      <Specimen
        name="Nothing set"
        note="The key “/” goes to the search, Esc empties it. On phones the other filters are in a sheet."
        isWide
      >
        <Toolbar label="Filter" text="" first="" />
      </Specimen>
      <Specimen name="Set" note="On phones the button counts the filters that are set." isWide>
        <Toolbar label="Filter (1)" text="ana" first="active" />
      </Specimen>
      <Specimen name="The sheet of phones" isWide>
        <Opener label="Open the sheet">
          {(close) => (
            <BottomSheet isOpen label="Filter people" doneLabel="Show 12 people" onClose={close}>
              <Fields first="active" />
            </BottomSheet>
          )}
        </Opener>
      </Specimen>
    </>
  );
}

function Toolbar({ label, text, first }: { label: string; text: string; first: Status }) {
  const [typed, setTyped] = useState(text);
  return (
    <ButtonRow>
      <SearchInput label="Search people" value={typed} onChange={setTyped} />
      <FilterSheet label={label} doneLabel="Done">
        <Fields first={first} />
      </FilterSheet>
    </ButtonRow>
  );
}

function Fields({ first }: { first: Status }) {
  const [status, setStatus] = useState(first);
  const [day, setDay] = useState("");
  return (
    <Stack direction={{ xs: "column", sm: "row" }} spacing={{ xs: 2, sm: 1 }}>
      <SelectInput
        label="Status"
        value={status}
        onChange={setStatus}
        options={statuses}
        isCompact
      />
      <DayInput label="Hired after" value={day} onChange={setDay} isCompact />
    </Stack>
  );
}
