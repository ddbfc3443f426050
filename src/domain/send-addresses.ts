/** The longest address that mail programs take over without cutting it. */
const addressMost = 1_900;

interface Sent {
  subject: string;
  text: string;
  /** The address of the link that the text is about. */
  url: string;
}

/**
 * The addresses that open a letter and a WhatsApp message about a link, for the sender to choose the reader. A text that
 * is too long for an address is left out: the link shows all of it.
 */
export function sendAddresses({ subject, text, url }: Sent): { mail: string; whatsApp: string } {
  const mailOf = (lines: string) =>
    `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines.replaceAll("\n", "\r\n"))}`;
  const whole = `${text}\n${url}`;
  const lines = mailOf(whole).length > addressMost ? `${subject}\n${url}` : whole;
  return { mail: mailOf(lines), whatsApp: `https://wa.me/?text=${encodeURIComponent(lines)}` };
}
