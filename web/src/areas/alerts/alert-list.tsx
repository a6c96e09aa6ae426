import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { Link } from "react-router-dom";

const List = styled("ul")(({ theme }) => ({
  listStyle: "none",
  margin: 0,
  padding: 0,
  "& a": {
    display: "flex",
    flexWrap: "wrap",
    columnGap: 16,
    padding: "12px 8px",
    color: "inherit",
    textDecoration: "none",
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  "& a:hover": { backgroundColor: theme.vars.palette.action.hover },
  "& .what": { fontWeight: 600, color: theme.vars.palette.primary.main },
  "& .quiet": { color: theme.vars.palette.text.secondary },
}));

export interface AlertItem {
  id: string;
  what: string;
  detail: string;
  /** The path of the screen on which to fix it. */
  path: string;
}

interface AlertListProps {
  title: string;
  items: readonly AlertItem[];
  nothing: string;
}

/** Alerts of one kind; each links to the screen where it can be fixed. */
export function AlertList({ title, items, nothing }: AlertListProps) {
  return (
    <section>
      <Typography variant="h2" gutterBottom>
        {items.length === 0 ? title : `${title} (${items.length})`}
      </Typography>
      {items.length === 0 && <Typography color="textSecondary">{nothing}</Typography>}
      <List>
        {items.map(({ id, what, detail, path }) => (
          <li key={id}>
            <Link to={path}>
              <span className="what">{what}</span>
              <span className="quiet">{detail}</span>
            </Link>
          </li>
        ))}
      </List>
    </section>
  );
}
