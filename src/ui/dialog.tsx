import "./dialog.css";
import { Modal } from "@mantine/core";
import type { ReactNode } from "react";
import { words } from "./words.ts";

export interface DialogProps {
  title: ReactNode;
  /** The acts, from lightest to heaviest. */
  foot?: ReactNode;
  size?: "sm" | "md" | "lg";
  onClose: () => void;
  children: ReactNode;
}

const widths = { sm: 400, md: 520, lg: 800 };

/** A window over the screen: traps focus, Esc and the cross close it. It is open while it is rendered. */
export function Dialog({ title, foot, size = "sm", onClose, children }: DialogProps) {
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      size={widths[size]}
      centered
      closeButtonProps={{ "aria-label": words.close }}
      classNames={{ header: "dialog-head", title: "dialog-title", body: "dialog-body" }}
      transitionProps={{ duration: 0 }}
    >
      <div className="stack">{children}</div>
      {foot && <footer className="dialog-foot">{foot}</footer>}
    </Modal>
  );
}
