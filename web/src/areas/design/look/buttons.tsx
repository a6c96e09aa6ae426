import Add from "@mui/icons-material/Add";
import Delete from "@mui/icons-material/DeleteOutlined";
import Button from "@mui/material/Button";
import { Acts } from "../../../ui/acts/acts.tsx";
import { ActsOffContext } from "../../../ui/acts/acts-off.ts";
import { ButtonRow } from "../frame/button-row.tsx";
import { Specimen } from "../frame/specimen.tsx";
import { TipButton } from "../../../ui/acts/tip-button.tsx";

/** The buttons of the app, whose labels are verbs. */
export function Buttons() {
  return (
    <>
      <Specimen name="Usual" note="One filled button on a screen: what most people came to do.">
        <ButtonRow>
          <Button variant="contained">Publish</Button>
          <Button variant="outlined">Copy week</Button>
          <Button>Show all</Button>
          <Button color="inherit">Cancel</Button>
        </ButtonRow>
      </Specimen>
      <Specimen name="Dangerous" note="For what takes something away.">
        <ButtonRow>
          <Button variant="contained" color="danger">
            Delete shift
          </Button>
          <Button color="danger">Delete</Button>
        </ButtonRow>
      </Specimen>
      <Specimen name="Disabled">
        <ButtonRow>
          <Button variant="contained" disabled>
            Publish
          </Button>
          <Button variant="outlined" disabled>
            Copy week
          </Button>
          <Button disabled>Show all</Button>
        </ButtonRow>
      </Specimen>
      <Specimen name="Busy" note="It keeps its width and cannot be pressed again.">
        <ButtonRow>
          <Button variant="contained" loading>
            Publish
          </Button>
          <Button variant="outlined" color="inherit" loading>
            Copy week
          </Button>
        </ButtonRow>
      </Specimen>
      <Specimen name="With an icon" note="On phones, the header of a page shows the icon alone.">
        <ButtonRow>
          <Button variant="contained" startIcon={<Add />}>
            Add shift
          </Button>
          <TipButton tip="Delete">
            <Delete />
          </TipButton>
          <TipButton tip="Delete a row" size="small">
            <Delete fontSize="small" />
          </TipButton>
          <TipButton tip="Delete nothing" disabled>
            <Delete />
          </TipButton>
        </ButtonRow>
      </Specimen>
      <Specimen name="Small" note="Within rows and notices.">
        <ButtonRow>
          <Button size="small" variant="outlined">
            Approve
          </Button>
          <Button size="small">Undo</Button>
        </ButtonRow>
      </Specimen>
      <Specimen name="Long label" note="It wraps rather than being cut.">
        <Button variant="outlined" sx={{ maxWidth: 240 }}>
          Approve the clean entries of all locations of last week
        </Button>
      </Specimen>
      <Specimen name="Company that is read-only" note="Buttons that change something are left out.">
        <ActsOffContext value>
          <ButtonRow>
            <Button variant="outlined">Export</Button>
            <Acts>
              <Button variant="contained">Publish</Button>
            </Acts>
          </ButtonRow>
        </ActsOffContext>
      </Specimen>
    </>
  );
}
