/** The milliseconds of this process's processors that a piece of work takes: a busy machine stretches any other time. */
export function processorTime(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
