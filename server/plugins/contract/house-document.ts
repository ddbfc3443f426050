import path from "node:path";
import { projectFolder } from "#server/ground/project-folder.ts";
import { loadContract } from "./load-contract.ts";
import type { Contract } from "./openapi.ts";

/** The portal's own contract. The built portal holds it as one text, which is read faster (vite.server.config.ts). */
export const houseDocument = (): Contract => loadContract(path.join(projectFolder, "openapi.yaml"));
