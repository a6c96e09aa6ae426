import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode, Ref } from "react";
import { useId } from "react";

interface SectionProps {
  title: string;
  /** A link or short figure at the right of the title. */
  aside?: ReactNode;
  /** True for a list that scrolls in its card at a desk, so that the cards below stay in sight. */
  isTall?: boolean;
  /** The heading, for the focus of a card whose list is done. */
  titleRef?: Ref<HTMLHeadingElement>;
  ref?: Ref<HTMLElement>;
  children: ReactNode;
}

/** At 1280 by 800 two rows of cards are in sight. */
const TALLEST = 236;

/** A part of Home with its own heading. */
export function Section(props: SectionProps) {
  const { title, aside, isTall = false, titleRef, ref, children } = props;
  const titleId = useId();
  return (
    <Box
      component="section"
      ref={ref}
      aria-labelledby={titleId}
      sx={{
        p: 2,
        mb: 2,
        border: 1,
        borderColor: "divider",
        borderRadius: 1,
        bgcolor: "background.paper",
      }}
    >
      <Box
        sx={{
          display: "flex",
          flexWrap: "wrap",
          columnGap: 2,
          justifyContent: "space-between",
          alignItems: "baseline",
          mb: 1,
        }}
      >
        <Typography
          id={titleId}
          component="h2"
          variant="h2"
          ref={titleRef}
          tabIndex={titleRef === undefined ? undefined : -1}
        >
          {title}
        </Typography>
        {aside}
      </Box>
      {isTall ? (
        <Box
          // A list that scrolls can be reached by key.
          tabIndex={0}
          role="group"
          aria-labelledby={titleId}
          sx={{ mx: -2, px: 2, maxHeight: { lg: TALLEST }, overflowY: { lg: "auto" } }}
        >
          {children}
        </Box>
      ) : (
        children
      )}
    </Box>
  );
}
