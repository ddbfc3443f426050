import "./page-form.css";
import { useMergedRef } from "@mantine/hooks";
import { type ComponentPropsWithRef, useLayoutEffect, useRef } from "react";

/** The field that had the focus in a form that begins anew in this very moment. */
let left: string | undefined;

/**
 * A form as a whole page, with a `Page` and its `PageDock` inside. It takes the props of `useSubmit`. A saved form
 * begins anew with the stored values, and the keyboard stays in its field.
 */
export function PageForm({ ref, ...props }: ComponentPropsWithRef<"form">) {
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    const { current } = form;
    if (!current) return;
    if (left) current.querySelector<HTMLElement>(`[name="${CSS.escape(left)}"]`)?.focus({ preventScroll: true });
    return () => {
      const at = document.activeElement;
      left = (current.contains(at) && at?.getAttribute("name")) || undefined;
      queueMicrotask(() => {
        left = undefined;
      });
    };
  }, []);
  return <form {...props} ref={useMergedRef(form, ref)} className="page-form" />;
}
