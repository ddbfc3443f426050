import "./file-field.css";
import { Input } from "@mantine/core";
import { IconPhotoPlus, IconX } from "@tabler/icons-react";
import { type DragEvent, useId, useRef, useState } from "react";
import { IconButton } from "./icon-button.tsx";
import { useObjectUrl } from "./use-object-url.ts";
import { words } from "./words.ts";

/** A picture newly chosen, the address of the stored one, or none. */
export type FileValue = File | string | null;

export interface FileFieldProps {
  label: string;
  name?: string;
  value: FileValue;
  onChange: (value: FileValue) => void;
  /** What may be chosen; the server looks at the bytes, this only helps. */
  accept?: string;
  /** Which camera a phone offers at once. */
  capture?: "user" | "environment";
  /** "PNG or JPEG, up to 2 MB" */
  hint?: string;
  error?: string;
}

/** One picture: chosen, dropped or taken; shown before it is sent; removed again. */
export function FileField(props: FileFieldProps) {
  const { label, name, value, onChange, accept = "image/png,image/jpeg", capture, hint, error } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const pick = useRef<HTMLButtonElement>(null);
  const [over, setOver] = useState(false);
  const made = useObjectUrl(value instanceof File ? value : null);
  const preview = typeof value === "string" ? value : made;
  const fileName = value instanceof File ? value.name : undefined;

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onChange(file);
  }

  return (
    <Input.Wrapper
      id={id}
      label={label}
      description={hint}
      error={error}
      inputWrapperOrder={["label", "input", "description", "error"]}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button inside is the first */}
      <div
        className="file-field"
        data-over={over || undefined}
        data-invalid={error ? true : undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        {preview ? <img src={preview} alt="" /> : <IconPhotoPlus size={24} stroke={1} aria-hidden="true" />}
        <div className="file-words">
          {fileName && <span className="file-name">{fileName}</span>}
          <span>
            <button
              ref={pick}
              type="button"
              className="file-pick"
              onClick={() => input.current?.click()}
              aria-describedby={hint ? `${id}-description` : undefined}
            >
              {value ? words.replace : words.pickImage}
              <span className="unseen"> {label}</span>
            </button>{" "}
            <span className="dim wide-only">{words.orDrop}</span>
          </span>
        </div>
        {value !== null && (
          <IconButton
            label={`${words.removeFile}: ${label}`}
            icon={<IconX size={16} />}
            onClick={() => {
              onChange(null);
              // The button goes with the file: the keyboard stays in the field.
              pick.current?.focus();
            }}
          />
        )}
        <input
          ref={input}
          id={id}
          name={name}
          type="file"
          tabIndex={-1}
          className="unseen"
          accept={accept}
          capture={capture}
          aria-invalid={error ? true : undefined}
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? [];
            if (file) onChange(file);
            // The same file chosen again after removing must count as a change.
            event.currentTarget.value = "";
          }}
        />
      </div>
    </Input.Wrapper>
  );
}
