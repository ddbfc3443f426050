import { Menu, useMantineColorScheme } from "@mantine/core";
import { words } from "../words.ts";

const choices = [
  { value: "light", label: words.light },
  { value: "dark", label: words.dark },
  { value: "auto", label: words.auto },
] as const;

/** The choice of light, dark or the device's scheme in a menu. It is remembered on this device. */
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
