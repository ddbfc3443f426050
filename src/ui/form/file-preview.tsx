import { IconFileText, IconPhotoPlus, IconUpload } from "@tabler/icons-react";
import type { FileValue } from "./file-value.ts";
import { useObjectUrl } from "./use-object-url.ts";

/** The preview of a picture; an icon for any other file. */
export function FilePreview({ value, isPicture }: { value: FileValue; isPicture: boolean }) {
  const made = useObjectUrl(value instanceof File && value.type.startsWith("image/") ? value : null);
  const preview = typeof value === "string" ? value : made;
  const Icon = value ? IconFileText : isPicture ? IconPhotoPlus : IconUpload;
  return preview ? <img src={preview} alt="" /> : <Icon size={24} stroke={1} aria-hidden="true" />;
}
