import Button from "@mui/material/Button";
import { NoticeBar } from "../../../ui/notices/notice-bar.tsx";
import type { Notice } from "../../../ui/notices/use-notice.ts";
import { useNotice } from "../../../ui/notices/use-notice.ts";
import { ButtonRow } from "../frame/button-row.tsx";
import { Specimen } from "../frame/specimen.tsx";

const undo = () => undefined;

const samples: readonly { name: string; notice: Notice }[] = [
  { name: "Saved", notice: { text: "Saved." } },
  { name: "With Undo", notice: { text: "Ana's shift is deleted.", undo } },
  {
    name: "Failed",
    notice: { text: "There is no connection, and nothing was saved. Try again.", tone: "danger" },
  },
  {
    name: "Long",
    notice: {
      text: "12 entries of Harborside and 4 of Market Square are approved; 3 need a clock-out first.",
      undo,
    },
  },
];

/** What an act says when it is done. */
export function Notices() {
  const notify = useNotice();
  return (
    <>
      {samples.map(({ name, notice }) => (
        <Specimen key={name} name={name}>
          <NoticeBar notice={notice} onDismiss={undo} />
        </Specimen>
      ))}
      <Specimen
        name="In their place"
        note="Five seconds, ten with Undo or for a failure; they stay under the pointer. At most three."
        isWide
      >
        <ButtonRow>
          {samples.map(({ name, notice }) => (
            <Button
              key={name}
              variant="outlined"
              color="inherit"
              aria-label={`Show the notice “${name}”`}
              onClick={() => notify(notice)}
            >
              {name}
            </Button>
          ))}
        </ButtonRow>
      </Specimen>
    </>
  );
}
