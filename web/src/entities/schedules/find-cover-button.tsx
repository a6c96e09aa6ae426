import type { ReactElement } from "react";
import Link from "@mui/material/Link";
import { useState } from "react";
import type { PlannedWork } from "./cover-of-work.tsx";
import { CoverOfWork } from "./cover-of-work.tsx";
import { Acts } from "../../ui/acts/acts.tsx";

interface FindCoverButtonProps {
  work: PlannedWork;
  label: string;
}

/** Opens the search for cover of planned work that a list names by its employee and start. */
export function FindCoverButton({ work, label }: FindCoverButtonProps): ReactElement {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Acts>
        <Link component="button" type="button" aria-label={label} onClick={() => setOpen(true)}>
          Find cover
        </Link>
      </Acts>
      {isOpen && <CoverOfWork work={work} onClose={() => setOpen(false)} />}
    </>
  );
}
