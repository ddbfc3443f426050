const [BELGIUM, UNITED_KINGDOM, SPAIN, ITALY] = [22, 232, 207, 107]; // the numbers of the package of places

/** The invented details of the demo house's companies. */
export const demoBusinesses: Readonly<Record<string, object>> = {
  "Northlight Jewels": {
    tax_identification_number: "BE 0712.440.318",
    address: "14 Quay of the Lanterns",
    postal_code: "2018",
    country_id: BELGIUM,
    phone: "+32 3 555 01 14",
    website: "https://northlight.example",
  },
  "Alder & Finch Ltd": {
    tax_identification_number: "GB 291 4407 83",
    address: "3 Finch Yard",
    postal_code: "EC1N 8TE",
    country_id: UNITED_KINGDOM,
    phone: "+44 20 5550 0103",
    website: "https://alderfinch.example",
  },
  "Halden Diamonds BV": {
    tax_identification_number: "BE 0655.018.927",
    address: "77 Cutters' Lane",
    postal_code: "2000",
    country_id: BELGIUM,
    phone: "+32 3 555 07 70",
    website: "https://halden.example",
  },
  "Casa Belmonte": {
    tax_identification_number: "ES B5550142",
    address: "9 Calle del Faro",
    postal_code: "08003",
    country_id: SPAIN,
    phone: "+34 93 555 01 42",
    website: "https://belmonte.example",
  },
  "Marchetti Gioielli": {
    tax_identification_number: "IT 05550170961",
    address: "21 Via dell'Orologio",
    postal_code: "20121",
    country_id: ITALY,
    phone: "+39 02 5550 0121",
    website: "https://marchetti.example",
  },
};
