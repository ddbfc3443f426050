import "./page-form.css";
import type { ComponentProps } from "react";

/** A form as a whole page, with a `Page` and its `PageDock` inside. It takes the props of `useSubmit`. */
export const PageForm = (props: ComponentProps<"form">) => <form {...props} className="page-form" />;
