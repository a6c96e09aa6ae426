import Button from "@mui/material/Button";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { styled } from "@mui/material/styles";
import { useState } from "react";
import type { NewRecoveryCodes } from "@crewline/domain/records/sign-ins/recovery-codes";
import { recoveryCodesText } from "@crewline/domain/projections/files/recovery-codes-text";
import { PRODUCT_NAME } from "@crewline/domain/kernel/product";
import { localDateAt } from "@crewline/domain/kernel/time/zone";
import { useLocale } from "../../locale/use-locale.ts";
import { browserZone } from "../../time/browser-zone.ts";
import { CheckInput } from "../../ui/inputs/check-input.tsx";
import { downloadText } from "../../ui/tables/csv-file.ts";
import { useUnsaved } from "../../ui/unsaved/use-unsaved.ts";
import { PrintedCodes } from "./printed-codes.tsx";
import { useLogin } from "../actor/use-login.ts";

const Codes = styled("ol")(({ theme }) => ({
  listStyle: "none",
  margin: 0,
  padding: theme.spacing(2),
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  gap: theme.spacing(1),
  justifyItems: "center",
  border: `1px solid ${theme.vars?.palette.divider ?? theme.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  fontFamily: "ui-monospace, SFMono-Regular, Menlo, Consolas, monospace",
  fontSize: "1rem",
  fontVariantNumeric: "slashed-zero",
}));

interface NewCodesProps {
  made: NewRecoveryCodes;
  onClose: () => void;
}

/** The codes, the ways to keep them, and the way out once they are kept. */
export function NewCodes({ made, onClose }: NewCodesProps) {
  const [isSaved, setSaved] = useState(false);
  useUnsaved(() => !isSaved);
  return (
    <>
      <DialogContent>
        <Stack sx={{ gap: 2 }}>
          <Typography>
            If you lose your phone, each of these codes signs you in once. Keep them where only you
            can find them. They aren’t shown again.
          </Typography>
          <Codes aria-label="Your recovery codes">
            {made.codes.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </Codes>
          <WaysToKeep made={made} />
          <CheckInput label="I've saved these codes" value={isSaved} onChange={setSaved} />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" disabled={!isSaved} onClick={onClose}>
          Done
        </Button>
      </DialogActions>
    </>
  );
}

function WaysToKeep({ made }: { made: NewRecoveryCodes }) {
  const locale = useLocale();
  const { email } = useLogin();
  const [isCopied, setCopied] = useState(false);
  const madeOn = localDateAt(made.madeAt, browserZone());
  const copy = async () => {
    await navigator.clipboard.writeText(made.codes.join("\n"));
    setCopied(true);
  };
  const download = () => {
    const name = `${PRODUCT_NAME.toLowerCase()}-recovery-codes.txt`;
    downloadText(name, recoveryCodesText(made.codes, { email, madeOn }, locale), "text/plain");
  };
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: "wrap" }}>
      <Button variant="outlined" onClick={() => void copy()}>
        {isCopied ? "Copied" : "Copy"}
      </Button>
      <Button variant="outlined" onClick={download}>
        Download
      </Button>
      <Button variant="outlined" onClick={() => window.print()}>
        Print
      </Button>
      <PrintedCodes codes={made.codes} email={email} madeOn={madeOn} />
    </Stack>
  );
}
