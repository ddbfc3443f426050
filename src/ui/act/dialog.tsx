import "./dialog.css";
import { Modal } from "@mantine/core";
import type { ReactNode } from "react";
import { useEscape } from "../frame/use-escape.ts";
import { useFocusReturn } from "../frame/use-focus-return.ts";
import { words } from "../words.ts";

const widths = { sm: 400, md: 520, lg: 800, xl: 1160 };

export interface DialogProps {
  title: ReactNode;
  /** The acts, from lightest to heaviest. */
  foot?: ReactNode;
  size?: keyof typeof widths;
  onClose: () => void;
  children: ReactNode;
}

/** A window over the screen. It traps focus; Esc and the cross close it. Rendered = open. */
export function Dialog({ title, foot, size = "sm", onClose, children }: DialogProps) {
  useFocusReturn();
  useEscape(onClose);
  return (
    <Modal.Root
      opened
      returnFocus={false}
      closeOnEscape={false}
      onClose={onClose}
      size={widths[size]}
      centered
      transitionProps={{ duration: 0 }}
    >
      <Modal.Overlay />
      <Modal.Content>
        {/* Mantine's own head is a <header>, which would be a second banner of the page. */}
        <div className="dialog-head">
          <Modal.Title className="dialog-title">{title}</Modal.Title>
          <Modal.CloseButton aria-label={words.close} />
        </div>
        <Modal.Body className="dialog-body">
          <div className="stack">{children}</div>
          {foot && <div className="dialog-foot">{foot}</div>}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
