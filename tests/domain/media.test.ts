import { expect, test } from "vitest";
import { mediaKind } from "#domain/media.ts";

test.each([
  ["a.jpg", "image"],
  ["a.jpeg", "image"],
  ["a.png", "image"],
  ["/media/demo/round.svg", "image"],
  ["A.JPG", "image"],
  ["https://stones.test/film.mp4?size=2#t=3", "video"],
  ["a.MOV", "video"],
  ["a.avi", "video"],
  ["/x/report.PDF", "pdf"],
  ["a.pdf.exe", null],
  ["a.html", null],
  ["jpg", null],
  ["/folder.png/page", null],
  ["", null],
])("%s is %s by its extension (spec §9)", (address, kind) => {
  expect(mediaKind(address)).toBe(kind);
});
