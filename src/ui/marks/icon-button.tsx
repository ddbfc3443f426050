import "./icon-button.css";
import type { ComponentProps, ReactNode } from "react";

export interface IconButtonProps extends Omit<ComponentProps<"button">, "aria-label" | "title" | "type" | "children"> {
  /** Its name, as a title and for screen readers: "Close (Esc)". */
  label: string;
  icon: ReactNode;
}

/** An icon without a word, only for close, fold, zoom, step, print, bell and the like. It always has a name. */
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
