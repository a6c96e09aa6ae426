import Add from "@mui/icons-material/Add";
import Download from "@mui/icons-material/Download";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { SearchInput } from "../../../ui/inputs/search-input.tsx";
import { Page } from "../../../ui/page/page.tsx";
import { Specimen } from "../frame/specimen.tsx";
import { WindowFrame } from "../frame/window-frame.ts";

const actions = (
  <>
    <Button color="inherit" startIcon={<Download />}>
      Export
    </Button>
    <Button variant="contained" startIcon={<Add />}>
      Add employee
    </Button>
  </>
);

/** The frame of every screen in its two forms. */
export function PageHeaders() {
  return (
    <>
      <Specimen name="Title, actions, filters" isWide>
        <WindowFrame>
          <Page title="Employees" actions={actions} filters={<Search />}>
            <Content />
          </Page>
        </WindowFrame>
      </Specimen>
      <Specimen name="Title alone" isWide>
        <WindowFrame>
          <Page title="Subscription">
            <Content />
          </Page>
        </WindowFrame>
      </Specimen>
      <Specimen name="Long title" isWide>
        <WindowFrame>
          <Page title="Hours and pay by employee, job role and location" actions={actions}>
            <Content />
          </Page>
        </WindowFrame>
      </Specimen>
      <Specimen
        name="Dense"
        note="For screens that need the height. On phones the title is only heard."
        isWide
      >
        <WindowFrame>
          <Page title="Schedules" actions={actions} filters={<Search />} isDense>
            <Content />
          </Page>
        </WindowFrame>
      </Specimen>
    </>
  );
}

function Search() {
  const [text, setText] = useState("");
  return <SearchInput label="Search people" value={text} onChange={setText} />;
}

function Content() {
  return (
    <Typography variant="body2" sx={{ color: "text.secondary" }}>
      The content of the screen.
    </Typography>
  );
}
