import { PasswordInput, type PasswordInputProps } from "@mantine/core";
import { useState } from "react";
import { words } from "../words.ts";

/**
 * A password field that can show its text. The button names its next act and is in reach of the keyboard. An error is
 * marked with `aria-invalid`: a screen reader says it, and forms find the field by it.
 */
export function PasswordField(props: PasswordInputProps) {
  const [visible, setVisible] = useState(false);
  return (
    <PasswordInput
      {...props}
      aria-invalid={props.error ? true : undefined}
      visible={visible}
      onVisibilityChange={setVisible}
      visibilityToggleFocusable
      visibilityToggleButtonProps={{ "aria-label": visible ? words.hidePassword : words.showPassword }}
    />
  );
}
