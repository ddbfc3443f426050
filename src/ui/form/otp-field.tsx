import "./otp-field.css";
import { Input } from "@mantine/core";
import { useId } from "react";
import { words } from "../words.ts";

export interface OtpFieldProps {
  label?: string;
  name?: string;
  value: string;
  onChange: (value: string) => void;
  /** Called with the whole code, typed or pasted. */
  onComplete?: (value: string) => void;
  length?: number;
  error?: string;
  disabled?: boolean;
}

/**
 * A code of six digits. It is one field and not six. So a code can be pasted, filled in by the phone, and read out as
 * one. The boxes are drawn behind it.
 */
export function OtpField(props: OtpFieldProps) {
  const { label = words.code, name, value, onChange, onComplete, length = 6, error, disabled } = props;
  const id = useId();
  function take(text: string) {
    const digits = text.replace(/\D/g, "").slice(0, length);
    if (digits === value) return;
    onChange(digits);
    if (digits.length === length) onComplete?.(digits);
  }
  return (
    <Input.Wrapper id={id} label={label} error={error}>
      <input
        id={id}
        name={name}
        className="otp"
        style={{ "--digits": length }}
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern={`\\d{${length}}`}
        spellCheck={false}
        disabled={disabled}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        value={value}
        onChange={(event) => take(event.currentTarget.value)}
      />
    </Input.Wrapper>
  );
}
