/** Waits until the portal answers searches from its index. */
export async function untilIndexed(address: string): Promise<void> {
  for (;;) {
    const { search } = (await (await fetch(`${address}/readyz`)).json()) as { search: string };
    if (search === "index") return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}
