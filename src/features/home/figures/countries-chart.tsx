import { useCall } from "#api/query.ts";
import { addresses } from "#domain/addresses.ts";
import { Chart } from "#ui/charts/chart.tsx";
import { failureOf } from "./failed.tsx";
import { clientsAsked, type FiguresSearch } from "./figures-search.ts";
import { NotNarrowed, ofClients } from "./not-narrowed.tsx";
import { words } from "./words.ts";

/** The countries of the clients, and the lines that they have; each country opens its clients. */
export function CountriesChart({ search }: { search: FiguresSearch }) {
  const countries = useCall("getEnquiryCountry", { query: clientsAsked(search) }, { fallback: "dataNotFetched" });
  return (
    <Chart
      form="list"
      title={words.countries}
      axis={words.country}
      unit={words.clients}
      series={[{ label: words.clientsHead }, { label: words.linesHead }]}
      rows={countries.data?.map(({ country_id, country, clients, lines }) => ({
        id: String(country_id),
        label: country ?? words.unknownCountry,
        values: [clients, lines],
        to: search.business_id === undefined ? addresses.clientsIn(country_id ?? 0) : undefined,
      }))}
      room={5}
      empty={search.business_id === undefined ? words.noClients : words.noClientsOfCompany}
      failure={failureOf(countries)}
      note={<NotNarrowed of={search} by={ofClients} />}
    />
  );
}
