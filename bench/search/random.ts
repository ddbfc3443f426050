/** A generator that begins anew for every stone, so that a stone never depends on the number of others. */
export function random(seed: number) {
  let state = Math.imul(seed, 0x9e3779b1) ^ 0x5bd1e995;
  const next = () => {
    state = (state + 0x9e3779b9) | 0;
    let z = state;
    z = Math.imul(z ^ (z >>> 16), 0x21f0aaad);
    z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
    return ((z ^ (z >>> 15)) >>> 0) / 4294967296;
  };
  next();
  next();
  /** Nearly normal, from −4.2 to 4.2. */
  const gauss = () => (next() + next() + next() + next() + next() + next() - 3) * Math.SQRT2;
  return { next, gauss };
}
