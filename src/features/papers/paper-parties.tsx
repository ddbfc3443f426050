import { paperWords } from "#domain/paper-words.ts";
import type { Paper } from "./paper.ts";

/** The house on a paper. Settings that it lacked at the issue are left out. */
export function HouseOnPaper({ house }: { house: Paper["house"] }) {
  const tax = house.tax_number && paperWords.taxNumber(house.tax_number);
  return (
    <address className="paper-house">
      {house.logo && <img src={house.logo} alt="" />}
      <b>{house.name}</b>
      <Texts of={[house.address, tax, house.contact]} />
    </address>
  );
}

/** The client on a paper, as the house knew them on that day. */
export function ClientOnPaper({ client }: { client: Paper["client"] }) {
  const where = [client.postal_code, client.place].filter(Boolean).join(" ");
  const tax = client.tax_number && paperWords.taxNumber(client.tax_number);
  const person = `${client.first_name} ${client.last_name}`;
  return (
    <address>
      <span className="dim">{paperWords.client}</span>
      <b>{client.company_name ?? person}</b>
      <Texts
        of={[client.company_name === null ? null : person, client.address, where, tax, client.email, client.mobile]}
      />
    </address>
  );
}

const Texts = ({ of }: { of: readonly (string | null)[] }) => of.map((text) => text && <span key={text}>{text}</span>);
