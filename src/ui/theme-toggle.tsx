import { SegmentedControl, useMantineColorScheme } from "@mantine/core";
import { words } from "./words.ts";

const choices = [
  { value: "light", label: words.light },
  { value: "dark", label: words.dark },
  { value: "auto", label: words.auto },
] as const;

/** Light, dark, or as the device says; remembered on this device. */
export function ThemeToggle() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <SegmentedControl
      aria-label={words.scheme}
      fullWidth
      data={[...choices]}
      value={colorScheme}
      onChange={setColorScheme}
    />
  );
}
