import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { Component } from "react";
import { isChunkError, recoverChunk } from "../../ui/loading/missing-chunk.ts";
import { forgetFailedPages } from "./area-pages.ts";
import { CentredPage } from "./centred-page.tsx";

interface RouteErrorBoundaryProps {
  children: ReactNode;
  isWholeScreen?: boolean;
  /** Runs before the fault is shown. */
  onFault?: () => void;
}

interface RouteErrorBoundaryState {
  error: Error | null;
  /** A part of an older release is looked for, or the page is about to reload because of it. */
  isRecovering: boolean;
}

/** Keeps a fault in one screen from taking the others along; a reload fetches new chunks, too. */
export class RouteErrorBoundary extends Component<
  RouteErrorBoundaryProps,
  RouteErrorBoundaryState
> {
  override state: RouteErrorBoundaryState = { error: null, isRecovering: false };

  static getDerivedStateFromError(error: Error): RouteErrorBoundaryState {
    return { error, isRecovering: isChunkError(error) };
  }

  override componentDidCatch(error: Error): void {
    forgetFailedPages();
    this.props.onFault?.();
    if (isChunkError(error)) void this.recover(error);
  }

  private async recover(error: Error): Promise<void> {
    if ((await recoverChunk(error)) !== "reloading") this.setState({ isRecovering: false });
  }

  override render(): ReactNode {
    const { error, isRecovering } = this.state;
    if (error === null) return this.props.children;
    return isRecovering ? null : (
      <CentredPage isWholeScreen={this.props.isWholeScreen ?? true}>
        {isChunkError(error) ? notFetched : stopped}
        <Button variant="contained" onClick={() => location.reload()}>
          Reload
        </Button>
      </CentredPage>
    );
  }
}

const notFetched = (
  <>
    <Typography variant="h1">This screen could not be fetched</Typography>
    <Typography color="textSecondary">Check the connection, then reload.</Typography>
  </>
);

const stopped = (
  <>
    <Typography variant="h1">This screen stopped working</Typography>
    <Typography color="textSecondary">
      Nothing that was saved is lost. Reload to go on; if it happens again, tell support what you
      did last.
    </Typography>
  </>
);
