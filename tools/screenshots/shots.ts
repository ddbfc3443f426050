/** A picture of a screen: whose it is, where it stands, and how it is looked at. */
export type Shot = {
  name: string;
  title: string;
  /** The person of the demo house who looks; nobody is the sign-in page. */
  who?: string;
  address: string;
  scheme?: "dark";
  /** 390 is a telephone. Without it the picture is 1366 wide. */
  width?: 390;
};

/** The pictures of `npm run screenshots`, in the order in which the site shows them. */
export const shots: readonly Shot[] = [
  { name: "door", title: "The sign-in page", address: "/login" },
  { name: "home", title: "The home of an administrator", who: "admin", address: "/dashboard" },
  { name: "search", title: "The results of a search", who: "admin", address: "/search?diamond_type=white&shape=ROUND" },
  {
    name: "confirm-desk",
    title: "The desk of confirm requests",
    who: "admin",
    address: "/transaction/confirm-stone/desk",
  },
  { name: "masters", title: "The lists that forms offer", who: "admin", address: "/settings/master-settings/master" },
  { name: "loads", title: "Files of providers on their way into the stock", who: "admin", address: "/inventory/loads" },
  {
    name: "reports",
    title: "The sales of a year by invoice, less what was taken back",
    who: "admin",
    address: "/transaction/reports?groupBy=4&period=thisYear",
  },
  { name: "insight", title: "What was asked for and not there", who: "admin", address: "/transaction/insight" },
  {
    name: "home-dark",
    title: "The home of an administrator, in the dark",
    who: "admin",
    address: "/dashboard",
    scheme: "dark",
  },
  {
    name: "memos",
    title: "Memos, grouped, as an associate sees them",
    who: "associate",
    address: "/transaction/memo?groupBy=4&currentTab=all",
  },
  { name: "quality-control", title: "The home of quality control", who: "qc", address: "/dashboard" },
  { name: "customer", title: "The home of a customer", who: "customer", address: "/dashboard" },
  {
    name: "customer-search-dark",
    title: "A customer's search, in the dark",
    who: "customer",
    address: "/search?diamond_type=white",
    scheme: "dark",
  },
  {
    name: "customer-telephone",
    title: "The home of a customer, on a telephone",
    who: "customer",
    address: "/dashboard",
    width: 390,
  },
  {
    name: "search-telephone",
    title: "A customer's search, on a telephone",
    who: "customer",
    address: "/search?diamond_type=white",
    width: 390,
  },
  {
    name: "api-client",
    title: "The profile of an API client",
    who: "api",
    address: "/customer-profile/profile",
  },
  {
    name: "workflow",
    title: "The memo workflow, as an auditor sees it",
    who: "auditor",
    address: "/admin/workflows/memo",
  },
  { name: "log", title: "The log of everything that changed", who: "auditor", address: "/admin/audit-logs" },
];
