type Holder = { holder_id: number; first_name: string; last_name: string; company_name: string | null };

/** The client of a line, as the dashboard names them. */
export const clientOf = ({ holder_id, first_name, last_name, company_name }: Holder) => ({
  id: holder_id,
  name: `${first_name} ${last_name}`.trim(),
  company_name,
});
