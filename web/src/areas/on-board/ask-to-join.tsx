import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { PRODUCT_NAME } from "@crewline/domain/product";
import { companyDomainOf } from "@crewline/domain/users/ask-domain";
import { trpc } from "../../api/trpc.ts";
import { useCommand } from "../../api/use-command.ts";
import { useSessionState } from "../../session/use-session.ts";
import { ConfirmAddress } from "./confirm-address.tsx";

/** For a new person with an address at work: asks the admins of their company to let them in. */
export function AskToJoin() {
  const { identity } = useSessionState();
  const email = identity?.email ?? "";
  if (companyDomainOf(email) === null) return null;
  return (
    <Stack
      component="section"
      aria-label="Ask to join"
      spacing={1}
      sx={{ alignItems: "flex-start", mt: 3 }}
    >
      <Typography sx={{ color: "text.secondary" }}>
        {`Does your company already use ${PRODUCT_NAME}?`}
      </Typography>
      {identity?.isEmailVerified === true ? <Ask /> : <ConfirmAddress email={email} />}
    </Stack>
  );
}

/** The answer is the same whether a company was told or not. */
function Ask() {
  const ask = useCommand(trpc.user.askToJoin.mutationOptions());
  const [isAsked, setIsAsked] = useState(false);
  const handleClick = async () => setIsAsked((await ask.run({})) !== null);
  if (isAsked) {
    return (
      <Alert severity="info" role="status">
        {`If your company uses ${PRODUCT_NAME}, its admins were told. You get an e-mail when one of them lets you in.`}
      </Alert>
    );
  }
  return (
    <>
      {ask.problem !== null && <Alert severity="error">{ask.problem.message}</Alert>}
      <Button variant="outlined" loading={ask.isRunning} onClick={() => void handleClick()}>
        Ask to join
      </Button>
    </>
  );
}
