import "./file-field.css";
import { Input } from "@mantine/core";
import { IconFileText, IconPhotoPlus, IconX } from "@tabler/icons-react";
import { type ChangeEvent, type DragEvent, useId, useRef, useState } from "react";
import { IconButton } from "../marks/icon-button.tsx";
import { words } from "../words.ts";
import { useObjectUrl } from "./use-object-url.ts";

/** A file newly chosen, the address of a stored picture, or none. */
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
  /** A phone may take a photograph beside choosing a file. */
  photograph?: boolean;
  /** "PNG or JPEG, up to 2 MB" */
  hint?: string;
  error?: string;
}

/** One file: chosen, dropped or taken; a picture is shown before it is sent; removed again. */
export function FileField(props: FileFieldProps) {
  const { label, name, value, onChange, accept = "image/png,image/jpeg", capture, photograph, hint, error } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const pick = useRef<HTMLButtonElement>(null);
  const [over, setOver] = useState(false);
  const isPicture = value instanceof File && value.type.startsWith("image/");
  const made = useObjectUrl(isPicture ? value : null);
  const preview = typeof value === "string" ? value : made;
  const Icon = value ? IconFileText : IconPhotoPlus;
  const fileName = value instanceof File ? value.name : undefined;

  const takesPapers = accept.includes("pdf");
  function take({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? [];
    if (file) onChange(file);
    // The same file chosen again after removing must count as a change.
    currentTarget.value = "";
  }
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
        {preview ? <img src={preview} alt="" /> : <Icon size={24} stroke={1} aria-hidden="true" />}
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
              {value ? words.replace : takesPapers ? words.pickFile : words.pickImage}
              <span className="unseen"> {label}</span>
            </button>{" "}
            {photograph && (
              <button type="button" className="file-pick file-camera" onClick={() => camera.current?.click()}>
                {words.photograph}
                <span className="unseen"> {label}</span>
              </button>
            )}{" "}
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
          onChange={take}
        />
        {photograph && (
          <input
            ref={camera}
            type="file"
            tabIndex={-1}
            className="unseen"
            accept="image/*"
            capture="environment"
            aria-label={`${words.photograph}: ${label}`}
            onChange={take}
          />
        )}
      </div>
    </Input.Wrapper>
  );
}
