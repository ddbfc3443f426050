import "./page-form.css";
import type { ComponentProps } from "react";

/** A form as a whole page: a `Page` and its `PageDock` inside, with the props of `useSubmit`. */
export const PageForm = (props: ComponentProps<"form">) => <form {...props} className="page-form" />;
