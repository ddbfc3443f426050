// Draws the media of the demo house's made-up stones into public/media/demo; --check only tells whether they are fresh.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { outlines, type Shape } from "#ui/marks/shape-outlines.ts";

const folder = new URL("../public/media/demo/", import.meta.url);

/** A drawing of a stone on grey, by the same outlines as its icon. Its title says that it is a drawing. */
const drawing = (shape: Shape): string => {
  const [girdle, table, facets] = outlines[shape];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 480" width="480" height="480">
<title>Demo drawing of a stone, ${shape}</title>
<defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="#b9c6d8"/></linearGradient></defs>
<rect width="480" height="480" fill="#e6eaf0"/>
<g transform="translate(48 32) scale(16)" stroke="#41506a" stroke-width=".08" stroke-linejoin="round">
<path d="${girdle}" fill="url(#g)"/>
<path d="${facets}" fill="none" opacity=".7"/>
<path d="${table}" fill="#fff" fill-opacity=".55"/>
</g>
<text x="240" y="452" text-anchor="middle" font-family="sans-serif" font-size="18" fill="#41506a">Demo drawing</text>
</svg>
`;
};

/** One page with a few lines of Helvetica. It is the least PDF, without a date of its making. */
function certificate(lines: readonly [size: number, text: string][]): string {
  let y = 780;
  const text = lines.map(([size, line]) => {
    y -= size * 2;
    return `BT /F1 ${size} Tf 60 ${y} Td (${line}) Tj ET`;
  });
  const content = `0.8 w 40 420 515 370 re S\n${text.join("\n")}`;
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
  ];
  let file = "%PDF-1.4\n";
  const places = objects.map((object, n) => {
    const at = file.length;
    file += `${n + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(at).padStart(10, "0")} 00000 n \n`;
  });
  const start = file.length;
  return `${file}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join("")}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
}

const files: Record<string, string> = {
  ...Object.fromEntries(
    (Object.keys(outlines) as Shape[]).map((shape) => [`${shape.toLowerCase()}.svg`, drawing(shape)]),
  ),
  "certificate.pdf": certificate([
    [22, "Demo, not a grading report"],
    [12, "This page stands where the certificate of a stone would be."],
    [12, "The demo house and all its stones are made up: no laboratory has graded any of them."],
  ]),
};

const stale = Object.entries(files).filter(([name, content]) => {
  const place = new URL(name, folder);
  return !existsSync(place) || readFileSync(place, "utf8") !== content;
});
if (process.argv.includes("--check")) {
  if (stale.length > 0) {
    console.error("public/media/demo is stale: run `node --import tsx tools/demo-media.ts`.");
    process.exitCode = 1;
  }
} else {
  mkdirSync(folder, { recursive: true });
  for (const [name, content] of stale) writeFileSync(new URL(name, folder), content);
}
