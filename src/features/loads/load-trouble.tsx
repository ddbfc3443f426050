import { FormErrors } from "#ui/form/form-errors.tsx";
import type { OpenLoad } from "./open-load.ts";

/** The reason for which the latest act was refused. */
export const LoadTrouble = ({ open: { trouble } }: { open: OpenLoad }) =>
  trouble && <FormErrors failure={trouble} fields={{}} />;
