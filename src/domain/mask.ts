/**
 * spec §5: an e-mail is shown with the first two and the last two characters of its local part.
 * A local part of one or two characters becomes stars, so that it does not show whole.
 */
export function maskEmail(email: string) {
  const at = email.lastIndexOf("@");
  const local = at < 0 ? email : email.slice(0, at);
  const domain = at < 0 ? "" : email.slice(at);
  const letters = [...local];
  if (letters.length <= 2) return `${"*".repeat(letters.length)}${domain}`;
  return `${letters.slice(0, 2).join("")}***${letters.slice(-2).join("")}${domain}`;
}
