import { PRODUCT_NAME } from "@crewline/domain/kernel/product";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { RosterPicture } from "./roster-picture.tsx";

/* The same measures stand in login.html, which paints this frame before the scripts are here. */
const Frame = styled("div")(({ theme }) => ({
  minHeight: "100dvh",
  display: "grid",
  gridTemplateRows: "auto 1fr",
  [theme.breakpoints.up("md")]: {
    gridTemplateRows: "auto",
    gridTemplateColumns: "minmax(360px, 5fr) 7fr",
  },
}));

const Brand = styled("header")(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  gap: 12,
  padding: "20px 24px",
  color: "#fff",
  backgroundColor: "#1b6e3c",
  ...theme.applyStyles("dark", { backgroundColor: "#16241b" }),
  "& > p": { display: "none" },
  [theme.breakpoints.up("md")]: {
    flexDirection: "column",
    alignItems: "flex-start",
    padding: 48,
    "& > p": { display: "block", margin: "auto 0 0", maxWidth: 420 },
  },
}));

const Wordmark = styled("span")({ fontSize: 20, fontWeight: 600 });

const Motto = styled("p")({ fontSize: 36, fontWeight: 600, lineHeight: 1.2 });

const Screen = styled("main")(({ theme }) => ({
  width: "100%",
  maxWidth: 448,
  margin: "0 auto",
  padding: "40px 24px 64px",
  display: "flex",
  flexDirection: "column",
  gap: theme.spacing(2.5),
  [theme.breakpoints.up("md")]: { justifyContent: "center" },
}));

interface LoginFrameProps {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** The product on one side, the form on the other; one below the other on narrow screens. */
export function LoginFrame({ title, lead, children }: LoginFrameProps) {
  return (
    <Frame>
      <Brand>
        <Wordmark>{PRODUCT_NAME}</Wordmark>
        <Motto>Plan the week. Track the hours. Close payroll.</Motto>
        <RosterPicture />
      </Brand>
      <Screen>
        <div>
          <Typography variant="h1">{title}</Typography>
          {lead !== undefined && (
            <Typography component="p" color="textSecondary" sx={{ mt: 1 }}>
              {lead}
            </Typography>
          )}
        </div>
        {children}
      </Screen>
    </Frame>
  );
}
