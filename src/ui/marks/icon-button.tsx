import "./icon-button.css";
import type { ComponentProps, ReactNode } from "react";

export interface IconButtonProps extends Omit<ComponentProps<"button">, "aria-label" | "title" | "type" | "children"> {
  /** Its name, for the eye as a title and for the ear: "Close (Esc)". */
  label: string;
  icon: ReactNode;
}

/** An icon alone, only for close, fold, zoom, step, print, bell and their like; always with a name. */
export function IconButton({ label, icon, className, ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      className={className ? `icon-button ${className}` : "icon-button"}
      aria-label={label}
      title={label}
    >
      {icon}
    </button>
  );
}
