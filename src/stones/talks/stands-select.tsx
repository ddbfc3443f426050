import { NativeSelect } from "@mantine/core";
import { words } from "./words.ts";

/** The hours for which an offer or a bid is valid unless another time is chosen. */
export const usualHours = "24";

interface StandsSelectProps {
  hours: string;
  onHours: (hours: string) => void;
}

/** For how long an offer or a bid is valid. */
export const StandsSelect = ({ hours, onHours }: StandsSelectProps) => (
  <NativeSelect
    label={words.stands}
    data={words.standsFor}
    value={hours}
    onChange={(event) => onHours(event.currentTarget.value)}
  />
);
