/** A clock that stands still until a test moves it. */
export class Clock {
  private ms: number;

  constructor(start = "2026-11-20T09:00:00Z") {
    this.ms = Date.parse(start);
  }

  now = (): Date => new Date(this.ms);

  advance(ms: number): void {
    this.ms += ms;
  }
}

export const seconds = (count: number): number => count * 1000;
export const minutes = (count: number): number => seconds(60 * count);
export const hours = (count: number): number => minutes(60 * count);
