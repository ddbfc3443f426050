import { describe, expect, test } from "vitest";
import { messages } from "#domain/messages.ts";
import {
  firingPattern,
  hoursShown,
  readDay,
  readHours,
  readSchedule,
  readTime,
  type Schedule,
  scheduleText,
  scheduleWords,
} from "#domain/schedule.ts";
import { nextRuns } from "#server/ground/next-runs.ts";

const said = (text: string) => {
  const read = readSchedule(text);
  return "fault" in read ? messages[read.fault] : read.schedule;
};
const schedule = (text: string): Schedule => {
  const read = readSchedule(text);
  if ("fault" in read) throw new Error(read.fault);
  return read.schedule;
};
const runs = (text: string, timeZone: string, after: string, count = 5) =>
  nextRuns(schedule(text), timeZone, new Date(after), count).map((at) => at.toISOString().slice(0, 16));

describe("a time of day", () => {
  test.each(["0:00", "6:30", "06:30", "23:59"])("%s is one", (text) => {
    expect(readTime(text)).not.toBeNull();
  });
  test.each(["24:00", "12:60", "-1", "noon", "", "6", "6:3", "006:30", "6:30:00"])("%j is none", (text) => {
    expect(readTime(text)).toBeNull();
  });
  test.each(["0 24 * * *", "60 12 * * *", "-1 6 * * *", "0 noon * * *", "* 6 * * *", "*/5 6 * * *", "0 6-8 * * *"])(
    "the schedule %j is refused in the words of the specification",
    (text) => {
      expect(said(text)).toBe("Invalid time input");
    },
  );
  test("the last minute of a day is taken", () => {
    expect(said("59 23 * * *")).toEqual({ kind: "time", hour: 23, minute: 59, day: null });
  });
});

describe("a day", () => {
  test("is 0 to 6 or its name", () => {
    expect(["0", "6", "SUN", "sat", "3"].map(readDay)).toEqual([0, 6, 0, 6, 3]);
  });
  test.each(["7", "MONDAY", "-1", "1-5", "1,3"])("%j is refused in the words of the specification", (day) => {
    expect(readDay(day)).toBeNull();
    expect(said(`30 6 * * ${day}`)).toBe("Invalid day");
  });
});

describe("every so many hours", () => {
  test.each([0, 1, 4, 23, 24])("%i is stored and read back", (hours) => {
    const stored = scheduleText({ kind: "interval", hours });
    expect(stored).toBe(`0 */${hours} * * *`);
    expect(said(stored)).toEqual({ kind: "interval", hours });
  });
  test.each(["25", "-1", "four", "1.5", ""])("%j is refused in the words of the specification", (hours) => {
    expect(readHours(hours)).toBeNull();
    expect(said(`0 */${hours} * * *`)).toBe("Invalid hours input");
  });
  test("0 and 24 show as 24h and run once a day at midnight", () => {
    for (const hours of [0, 24]) {
      expect(hoursShown(hours)).toBe("24h");
      expect(scheduleWords({ kind: "interval", hours })).toBe("Every 24h, at 00:00");
      expect(firingPattern({ kind: "interval", hours })).toBe("0 0 * * *");
      expect(runs(`0 */${hours} * * *`, "UTC", "2026-03-01T00:00:00Z", 2)).toEqual([
        "2026-03-02T00:00",
        "2026-03-03T00:00",
      ]);
    }
  });
  test.each(["5 */4 * * *", "0 */4 * * 1", "0 */4 1 * *", "0 */4 * 2 *", "30 6 1 * *", "30 6 * JAN *"])(
    "the foreign pattern %j is not read as something near it",
    (text) => {
      expect(said(text)).toBe(messages.scheduleUnknown);
    },
  );
});

test.each(["30 6 * *", "0 30 6 * * 1", "", "30", "@daily"])("%j does not have five parts and is refused", (text) => {
  expect(said(text)).toBe(messages.schedulePartsWrong);
});

test("a schedule says in words when it runs", () => {
  expect(scheduleWords(schedule("30 6 * * *"))).toBe("Every day at 06:30");
  expect(scheduleWords(schedule("5 18 * * FRI"))).toBe("Every Friday at 18:05");
  expect(scheduleWords(schedule("0 */4 * * *"))).toBe("Every 4h, counted from 00:00");
});

describe("the next runs in the house's time zone", () => {
  test("a weekly run comes on its day, at its time there", () => {
    expect(runs("30 6 * * MON", "Asia/Kolkata", "2026-11-22T18:00:00Z", 2)).toEqual([
      "2026-11-23T01:00",
      "2026-11-30T01:00",
    ]);
  });
  test("a moment that is a run itself is not its own next", () => {
    expect(runs("30 6 * * *", "UTC", "2026-11-22T06:30:00Z", 1)).toEqual(["2026-11-23T06:30"]);
  });
  test("where clocks go forward over the time, it runs once, an hour later", () => {
    expect(runs("30 2 * * *", "Europe/Brussels", "2026-03-28T12:00:00Z", 2)).toEqual([
      "2026-03-29T01:30",
      "2026-03-30T00:30",
    ]);
  });
  test("where clocks go forward over the time, its run is still to come in the hour after it", () => {
    const firstMinutes = "2026-03-29T01:05:00Z"; // 03:05 in Brussels, where 02:30 was left out
    expect(runs("30 2 * * *", "Europe/Brussels", firstMinutes, 2)).toEqual(["2026-03-29T01:30", "2026-03-30T00:30"]);
  });

  test("where clocks go back over the time, it runs once", () => {
    expect(runs("30 2 * * *", "Europe/Brussels", "2026-10-24T12:00:00Z", 2)).toEqual([
      "2026-10-25T00:30",
      "2026-10-26T01:30",
    ]);
  });
  test("where clocks go back over the time, one that was made up in between does not come again", () => {
    const between = "2026-10-25T01:05:00Z"; // 02:05 in Brussels, for the second time
    expect(runs("30 2 * * *", "Europe/Brussels", between, 2)).toEqual(["2026-10-26T01:30", "2026-10-27T01:30"]);
    expect(runs("30 2 * * SUN", "Europe/Brussels", between, 1)).toEqual(["2026-11-01T01:30"]);
    const halfAnHour = "2027-04-03T15:10:00Z"; // Lord Howe's clocks go back by half an hour
    expect(runs("45 1 * * *", "Australia/Lord_Howe", halfAnHour, 1)).toEqual(["2027-04-04T15:15"]);
  });

  test("an hourly run misses no hour and has none twice, on both days", () => {
    const hourly = (after: string) => runs("0 */1 * * *", "Europe/Brussels", after, 5);
    expect(hourly("2026-03-28T23:30:00Z")).toEqual([0, 1, 2, 3, 4].map((hour) => `2026-03-29T0${hour}:00`));
    expect(hourly("2026-10-24T23:30:00Z")).toEqual([0, 1, 2, 3, 4].map((hour) => `2026-10-25T0${hour}:00`));
  });
  test("hours that do not divide a day begin anew at midnight", () => {
    expect(runs("0 */23 * * *", "UTC", "2026-11-22T12:00:00Z", 3)).toEqual([
      "2026-11-22T23:00",
      "2026-11-23T00:00",
      "2026-11-23T23:00",
    ]);
  });
});
