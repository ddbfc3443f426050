import { PasswordInput, type PasswordInputProps } from "@mantine/core";
import { useState } from "react";
import { words } from "../words.ts";

/** A password that can be shown; the button says which it will do, and the keyboard reaches it. What is wrong with it is said to a screen reader too, and forms find it by that. */
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
