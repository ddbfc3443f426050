import { useCall } from "#api/query.ts";
import { Chart } from "#ui/charts/chart.tsx";
import { failureOf } from "./failed.tsx";
import { words } from "./words.ts";

/** Where the clients are, and the lines that they have. */
export function CountriesChart() {
  const countries = useCall("getEnquiryCountry", undefined, { fallback: "dataNotFetched" });
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
      }))}
      room={5}
      empty={words.noClients}
      failure={failureOf(countries)}
    />
  );
}
