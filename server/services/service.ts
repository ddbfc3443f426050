/** Ends what was started; what runs comes to its end first. */
export type Stop = () => Promise<void>;

/** What a process may start, in this order; it stops them in reverse. `RUN=` chooses, all by default. */
export const serviceNames = ["index", "jobs", "clocks", "web", "ftp"] as const;
export type ServiceName = (typeof serviceNames)[number];
