import { Menu, useMantineColorScheme } from "@mantine/core";
import { words } from "../words.ts";

const choices = [
  { value: "light", label: words.light },
  { value: "dark", label: words.dark },
  { value: "auto", label: words.auto },
] as const;

/** Light, dark, or as the device says, as choices of a menu; remembered on this device. */
export function ThemeToggle() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <Menu.RadioGroup value={colorScheme} onChange={(chosen) => setColorScheme(chosen as typeof colorScheme)}>
      <Menu.Label>{words.scheme}</Menu.Label>
      {choices.map(({ value, label }) => (
        <Menu.RadioItem key={value} value={value} closeMenuOnClick={false}>
          {label}
        </Menu.RadioItem>
      ))}
    </Menu.RadioGroup>
  );
}
