import "./file-field.css";
import { Input } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { type ChangeEvent, useId, useRef } from "react";
import { IconButton } from "../marks/icon-button.tsx";
import { words } from "../words.ts";
import { FileCamera } from "./file-camera.tsx";
import { FileDrop } from "./file-drop.tsx";
import { FilePick } from "./file-pick.tsx";
import { FilePreview } from "./file-preview.tsx";
import type { FileValue } from "./file-value.ts";

export interface FileFieldProps {
  label: string;
  name?: string;
  value: FileValue;
  onChange: (value: FileValue) => void;
  /** The types that may be chosen. This only helps: the server checks the bytes. */
  accept?: string;
  /** The camera that a phone offers at once. */
  capture?: "user" | "environment";
  /** True if a phone may take a photograph beside choosing a file. */
  photograph?: boolean;
  /** "PNG or JPEG, up to 2 MB" */
  hint?: string;
  error?: string;
  /** True if the field is what the screen is for: it has room to drop a file from afar. */
  large?: boolean;
}

/** A field for one file: chosen, dropped or photographed, and removed again. A picture is shown before it is sent. */
export function FileField(props: FileFieldProps) {
  const {
    label,
    name,
    value,
    onChange,
    accept = "image/png,image/jpeg",
    capture,
    photograph,
    hint,
    error,
    large,
  } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const pick = useRef<HTMLButtonElement>(null);
  const isPictureOnly = accept.split(",").every((kind) => kind.startsWith("image/"));
  const choose = isPictureOnly ? words.pickImage : words.pickFile;
  function take({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? [];
    if (file) onChange(file);
    // The same file must count as a change when it is chosen again after removing.
    currentTarget.value = "";
  }

  return (
    <Input.Wrapper
      id={id}
      label={label}
      description={hint}
      error={error}
      inputWrapperOrder={["label", "input", "description", "error"]}
    >
      <FileDrop isInvalid={Boolean(error)} isLarge={large} onFile={onChange}>
        <FilePreview value={value} isPicture={isPictureOnly} />
        <div className="file-words">
          {value instanceof File && <span className="file-name">{value.name}</span>}
          <FilePick
            ref={pick}
            text={value ? words.replace : choose}
            label={label}
            describedBy={hint ? `${id}-description` : undefined}
            onPick={() => input.current?.click()}
          >
            {photograph && <FileCamera label={label} onTake={take} />}
          </FilePick>
        </div>
        {value !== null && (
          <IconButton
            label={`${words.removeFile}: ${label}`}
            icon={<IconX size={16} />}
            onClick={() => {
              onChange(null);
              // The remove button disappears with the file, so the focus goes to another button of the field.
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
          onChange={take}
        />
      </FileDrop>
    </Input.Wrapper>
  );
}
