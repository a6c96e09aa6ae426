import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { Component } from "react";
import { CentredPage } from "./centred-page.tsx";

interface RouteErrorBoundaryProps {
  children: ReactNode;
  isWholeScreen?: boolean;
}

interface RouteErrorBoundaryState {
  error: Error | null;
}

/** Keeps a fault in one screen from taking the others along; a reload fetches new chunks, too. */
export class RouteErrorBoundary extends Component<
  RouteErrorBoundaryProps,
  RouteErrorBoundaryState
> {
  override state: RouteErrorBoundaryState = { error: null };

  static getDerivedStateFromError(error: Error): RouteErrorBoundaryState {
    return { error };
  }

  override render(): ReactNode {
    if (this.state.error === null) return this.props.children;
    return (
      <CentredPage isWholeScreen={this.props.isWholeScreen ?? true}>
        <Typography variant="h1">This screen stopped working</Typography>
        <Typography color="textSecondary">
          Nothing that was saved is lost. Reload to go on; if it happens again, tell support what
          you did last.
        </Typography>
        <Button variant="contained" onClick={() => location.reload()}>
          Reload
        </Button>
      </CentredPage>
    );
  }
}
