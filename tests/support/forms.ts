/** The smallest picture that says it is a PNG; `mark` makes one that differs from others. */
export const png = (name = "picture.png", mark = "x"): File =>
  new File([Buffer.from("89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489", "hex"), mark], name, {
    type: "image/png",
  });

/** What calls itself a picture and is a program. */
export const scriptNamedPng = (): File =>
  new File(["<script>alert(document.cookie)</script>".repeat(3)], "picture.png", { type: "image/png" });

/** A form as bytes on the wire: the part `data`, then the files by field. */
export async function encodeForm(data: unknown, files: Record<string, File | File[]>) {
  const form = new FormData();
  if (data !== undefined) form.set("data", JSON.stringify(data));
  for (const [field, given] of Object.entries(files)) {
    for (const file of [given].flat()) form.append(field, file, file.name);
  }
  const encoded = new Response(form);
  return {
    payload: Buffer.from(await encoded.arrayBuffer()),
    headers: { "content-type": encoded.headers.get("content-type") ?? "" },
  };
}
