import { IconFileText, IconPhotoPlus } from "@tabler/icons-react";
import type { FileValue } from "./file-value.ts";
import { useObjectUrl } from "./use-object-url.ts";

/** The preview of a picture; an icon for any other file. */
export function FilePreview({ value }: { value: FileValue }) {
  const isPicture = value instanceof File && value.type.startsWith("image/");
  const made = useObjectUrl(isPicture ? value : null);
  const preview = typeof value === "string" ? value : made;
  const Icon = value ? IconFileText : IconPhotoPlus;
  return preview ? <img src={preview} alt="" /> : <Icon size={24} stroke={1} aria-hidden="true" />;
}
