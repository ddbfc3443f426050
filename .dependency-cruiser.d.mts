import type { IConfiguration } from "dependency-cruiser";

/** The floors of the server from the ground up, in storeys; each floor with what to do instead of climbing. */
export const storeys: readonly { title: string; floors: readonly (readonly [name: string, remedy: string])[] }[];

declare const config: IConfiguration & { options: { tsConfig: { fileName: string } } };
export default config;
