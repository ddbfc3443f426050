/** For what is waited for: a busy machine is slow, not wrong. */
export const patience = { timeout: 60_000 };
