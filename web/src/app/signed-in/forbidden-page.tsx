import type { Area } from "@crewline/domain/kernel/access/area";
import { may } from "@crewline/domain/kernel/access/permissions";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { Link } from "react-router-dom";
import { CentredPage } from "../pages/centred-page.tsx";

interface ForbiddenPageProps {
  label: string;
  area: Area;
}

export function ForbiddenPage({ label, area }: ForbiddenPageProps) {
  const isForAdmins = may({ role: "admin", isStaff: false }, area, "view");
  return (
    <CentredPage isWholeScreen={false}>
      <Typography variant="h1">{`You have no access to ${label}`}</Typography>
      <Typography color="textSecondary">
        {isForAdmins
          ? "Your role does not include this area. Ask an admin of your company if you need it."
          : "This area is for our support staff, who help all companies."}
      </Typography>
      <Button component={Link} to="/" variant="contained">
        Go to Home
      </Button>
    </CentredPage>
  );
}
