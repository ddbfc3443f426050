/** Stops a service after the work under way has ended. */
export type Stop = () => Promise<void>;

/** The services of a process, in the order of starting; they stop in reverse. `RUN=` chooses some, all by default. */
export const serviceNames = ["index", "jobs", "clocks", "web", "ftp"] as const;
export type ServiceName = (typeof serviceNames)[number];
