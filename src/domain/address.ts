/** An address of the portal, without its host. */
export type Address = `/${string}`;

/** The parameters of an address. */
export type Said = Readonly<Record<string, string | number | true | undefined>>;

/** The address of a screen with its parameters. Undefined values are left out. */
export function at(screen: Address, said: Said = {}): Address {
  const parts = Object.entries(said).flatMap(([name, value]) =>
    value === undefined ? [] : [`${encodeURIComponent(name)}=${encodeURIComponent(value)}`],
  );
  return parts.length > 0 ? `${screen}?${parts.join("&")}` : screen;
}

/** The addresses that the door leads to. It loads these alone, and not what the others are made of. */
export const doorAddresses = {
  home: at("/dashboard"),
  door: (said: { form?: string; from?: string } = {}) => at("/login", said),
};
