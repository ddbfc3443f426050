/** The name of the mark in the portal's page by which it learns that it is timed. */
export const timedMark = "page-timings";
