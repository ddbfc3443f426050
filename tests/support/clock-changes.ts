/**
 * Moments around both changes of Berlin's clock, each with its day there. 28 March has 23 hours and 31 October has 25. By
 * UTC, and by an hour or two hours all the year round, one of them at least lies on another day.
 */
export const aroundClockChanges = [
  ["2027-03-27T22:30:00Z", "2027-03-27"],
  ["2027-03-27T23:30:00Z", "2027-03-28"],
  ["2027-03-28T21:30:00Z", "2027-03-28"],
  ["2027-03-28T22:30:00Z", "2027-03-29"],
  ["2027-10-30T21:30:00Z", "2027-10-30"],
  ["2027-10-30T22:30:00Z", "2027-10-31"],
  ["2027-10-31T22:30:00Z", "2027-10-31"],
  ["2027-10-31T23:30:00Z", "2027-11-01"],
] as const;
export const daysOfClockChanges = [...new Set(aroundClockChanges.map(([, day]) => day))];
