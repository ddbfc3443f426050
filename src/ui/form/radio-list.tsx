import "./radio-list.css";
import { type ReactNode, useId } from "react";

export interface RadioChoice<Value extends string> {
  value: Value;
  label: ReactNode;
  /** The meaning of the choice, below its label. */
  note?: ReactNode;
}

export interface RadioListProps<Value extends string> {
  /** The question. */
  label: ReactNode;
  hint?: ReactNode;
  choices: readonly RadioChoice<Value>[];
  value: Value | undefined;
  onChange: (value: Value) => void;
  /** True if the choices stand side by side as wide cards. */
  wide?: boolean;
  disabled?: boolean;
  error?: string | undefined;
  /** Another way to answer, below the choices. */
  children?: ReactNode;
}

/** A question with a few answers, of which one is chosen. The radio buttons are the browser's own. */
export function RadioList<Value extends string>(props: RadioListProps<Value>) {
  const { label, hint, choices, value, onChange, wide, disabled, error, children } = props;
  const name = useId();
  return (
    <fieldset className="radio-list" aria-describedby={hint || error ? `${name}-hint` : undefined}>
      <legend>{label}</legend>
      {(hint || error) && (
        <div id={`${name}-hint`} className={error ? "radio-error" : "dim radio-hint"}>
          {error ?? hint}
        </div>
      )}
      <div className="radio-choices" data-wide={wide || undefined}>
        {choices.map((choice) => (
          <label key={choice.value} className="radio-choice">
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              disabled={disabled}
              onChange={() => onChange(choice.value)}
            />
            <span>
              <span>{choice.label}</span>
              {choice.note && <span className="dim radio-note">{choice.note}</span>}
            </span>
          </label>
        ))}
      </div>
      {children}
    </fieldset>
  );
}
