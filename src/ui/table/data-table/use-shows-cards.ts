import { useMediaQuery } from "@mantine/hooks";

/** True where a list has cards in place of a table: on a phone. Paper has the table, whatever printed it. */
export const useShowsCards = (): boolean =>
  useMediaQuery("screen and (max-width: 47.99em)", false, { getInitialValueInEffect: false });
