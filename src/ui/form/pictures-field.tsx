import "./file-field.css";
import "./pictures-field.css";
import { Input } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { type ChangeEvent, useId, useRef } from "react";
import { IconButton } from "../marks/icon-button.tsx";
import { words } from "../words.ts";
import { FileDrop } from "./file-drop.tsx";
import { FilePick } from "./file-pick.tsx";
import { FilePreview } from "./file-preview.tsx";

/** A stored picture, or a newly chosen one. */
export type Picture = { id: number; url: string } | File;

const keyOf = (picture: Picture) =>
  picture instanceof File ? `${picture.name} ${picture.size} ${picture.lastModified}` : String(picture.id);

export interface PicturesFieldProps {
  label: string;
  name?: string;
  value: readonly Picture[];
  onChange: (value: readonly Picture[]) => void;
  most: number;
  hint?: string;
  error?: string;
}

/** A field for a few pictures in their order: each is shown before it is sent, and removed again. */
export function PicturesField({ label, name, value, onChange, most, hint, error }: PicturesFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const pick = useRef<HTMLButtonElement>(null);
  const hasRoom = value.length < most;
  function take({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    onChange([...value, ...(currentTarget.files ?? [])].slice(0, most));
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
      <div className="pictures">
        {value.map((picture, at) => (
          <div key={keyOf(picture)} className="file-field">
            <FilePreview value={picture instanceof File ? picture : picture.url} isPicture />
            <span className="file-words file-name">
              {picture instanceof File ? picture.name : words.storedPicture(at + 1)}
            </span>
            <IconButton
              label={`${words.removeFile}: ${label} ${at + 1}`}
              icon={<IconX size={16} />}
              onClick={() => {
                onChange(value.filter((other) => other !== picture));
                // The button disappears with its picture, so the focus goes to another one of the field.
                setTimeout(() => pick.current?.focus());
              }}
            />
          </div>
        ))}
        {hasRoom && (
          <FileDrop isInvalid={Boolean(error)} onFile={(file) => onChange([...value, file])}>
            <FilePreview value={null} isPicture />
            <div className="file-words">
              <FilePick
                ref={pick}
                text={words.pickImage}
                label={label}
                describedBy={hint ? `${id}-description` : undefined}
                onPick={() => input.current?.click()}
              />
            </div>
          </FileDrop>
        )}
        <input
          ref={input}
          id={id}
          name={name}
          type="file"
          multiple
          tabIndex={-1}
          className="unseen"
          accept="image/png,image/jpeg,image/webp"
          aria-invalid={error ? true : undefined}
          onChange={take}
        />
      </div>
    </Input.Wrapper>
  );
}
