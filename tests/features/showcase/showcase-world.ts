/** A stone of collections and special stones on the wire. */
export const stone = (id: number, more: object = {}) => ({
  id,
  stock_no: `JD100000${id}`,
  org_stock_no: `A${id}`,
  status: 1,
  diamond_type: "white",
  stone_origin: 2,
  shape: "ROUND",
  carat: 1.01,
  color: "G",
  fancy_color: null,
  intensity: null,
  clarity: "VS2",
  lab: "GIA",
  cut: "EX",
  polish: "EX",
  symmetry: "EX",
  fluorescence: "NON",
  report_no: "2206000317",
  rap: 9600,
  markup_disc: -32.4,
  markup_ppc: 6489.6,
  sell_amt: 6554.5,
  version: 1,
  ...more,
});

export const collection = (id: number, name: string, more: object = {}) => ({
  id,
  name,
  description: null,
  diamond_type: "white",
  image: null,
  is_active: true,
  stone_count: 2,
  shape: "OVAL",
  version: 3,
  updated_at: "2026-11-20T09:00:00Z",
  ...more,
});

export const featured = (id: number, more: object = {}) => ({
  id,
  stone: stone(id),
  business: null,
  account: null,
  remark: "Eye-clean",
  sequence: id,
  is_active: true,
  version: 2,
  updated_at: "2026-11-20T09:00:00Z",
  ...more,
});

const pages = (totalRecords: number) => ({ currentPage: 1, pageSize: 50, totalPages: 1, totalRecords });
const totals = { pieces: 2, carat: 2.02, rap_avg: 9600, disc_avg: -32.4, price_per_ct: 6489.6, total_amt: 13109 };

export const collectionsAnswer = (rows: object[]) => ({ stockList: rows, pagination: pages(rows.length) });
export const collectionAnswer = (of: object, rows: object[]) => ({
  collection: of,
  stockList: rows,
  pagination: pages(rows.length),
  totals,
});
export const featuredAnswer = (rows: object[]) => ({ featureStoneList: rows, pagination: pages(rows.length), totals });

const client = (id: number, first_name: string, business: object) => ({
  id,
  role_id: 2,
  first_name,
  last_name: "Lind",
  business,
});
export const clientsAnswer = {
  data: [
    client(6, "Mara", { id: 4, company_name: "Northlight Jewels" }),
    client(8, "Noor", { id: null, company_name: null }),
  ],
  pagination: pages(2),
};
