import { useCall } from "#api/query.ts";
import { placeName, usePlaces } from "#api/use-places.ts";
import { formatDateTime, textOf } from "#domain/format.ts";
import { Code } from "#ui/marks/code.tsx";
import type { Fact } from "#ui/marks/facts.tsx";
import { Tag } from "#ui/marks/tag.tsx";
import { type KycCase, nameOf } from "./kyc.ts";
import { words } from "./words.ts";

/** The time at which the latest document was sent. */
function submittedAt({ business_data, business_owner_data }: KycCase): string | undefined {
  const documents = [...business_data, ...business_owner_data];
  const sent = documents.map(({ submitted_at }) => submitted_at).sort();
  return sent.at(-1);
}

/**
 * The house's facts of a business and its person: the strip above the documents, and the facts to compare with each.
 */
export function useProfile(kyc: KycCase, userId: number) {
  const { data: business } = useCall("getBusiness", { path: { id: kyc.business_id } });
  const { data: client } = useCall("getClient", { path: { id: userId } });
  const countries = usePlaces("listCountries").places;
  const country = textOf(placeName(countries, business?.country_id ?? null));
  const personsCountry = placeName(countries, client?.country_id ?? null);
  const associate = client?.business_associate;
  const submitted = submittedAt(kyc);
  const taxNumber = kyc.tax_identification_number ? <Code>{kyc.tax_identification_number}</Code> : textOf(null);

  const strip: Fact[] = [
    { label: words.company, value: kyc.company_name },
    { label: words.country, value: country },
    { label: words.businessType, value: textOf(business?.type) },
    { label: words.taxNumber, value: taxNumber },
    { label: words.associate, value: textOf(associate && nameOf(associate)) },
    { label: words.submitted, value: textOf(submitted && formatDateTime(submitted)) },
  ];
  const isElsewhere = personsCountry !== null && business?.country_id !== null && personsCountry !== country;
  const owner: Fact[] = [
    { label: words.person, value: textOf(client && nameOf(client)) },
    {
      label: words.country,
      value: (
        <span className="row between">
          {textOf(personsCountry)}
          {isElsewhere && <Tag hue="orange">{words.differsFromBusiness}</Tag>}
        </span>
      ),
    },
  ];
  const documents: Fact[] = [
    { label: words.company, value: kyc.company_name },
    { label: words.taxNumber, value: taxNumber },
    { label: words.address, value: textOf([business?.address, business?.postal_code].filter(Boolean).join(", ")) },
    { label: words.country, value: country },
  ];
  return { strip, owner, business: documents };
}
