import Button from "@mui/material/Button";
import CssBaseline from "@mui/material/CssBaseline";
import { useState } from "react";
import { createRoot } from "react-dom/client";
import { floorLists } from "./floor-lists.ts";
import { LiveTable } from "./live-table.tsx";
import { signedInFirestore } from "./signed-in-firestore.ts";

const firestore = signedInFirestore();

/** The least that this stack needs for a list that stays current, and a way to the next one. */
function Floor() {
  const [path, setPath] = useState(location.pathname);
  const list = floorLists.find((one) => one.path === path) ?? floorLists[0];
  return (
    <>
      <CssBaseline />
      <nav>
        {floorLists.map(({ label, path: next }) => (
          <Button
            key={next}
            href={next}
            onClick={(event) => {
              event.preventDefault();
              history.pushState(null, "", next);
              setPath(next);
            }}
          >
            {label}
          </Button>
        ))}
      </nav>
      <h1>{list.label}</h1>
      <LiveTable key={list.path} list={list} firestore={firestore} />
    </>
  );
}

const root = document.getElementById("root");
if (root !== null) createRoot(root).render(<Floor />);
