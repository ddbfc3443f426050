import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from "kysely";
import type { DocumentCategory, KycStepName } from "#domain/kyc.ts";
import type { ShapeGroup } from "#domain/list-price.ts";
import type { MarkupLayer } from "#domain/markup.ts";
import type { MarkupKind } from "#domain/price.ts";
import type { KeptSearch } from "#domain/search/kept-search.ts";
import type { DiamondType, StoneAttribute, StoneNumber, StoneOrigin } from "#domain/stone.ts";
import type { PaperKind, StoneList } from "#domain/stone-lists.ts";

type Timestamp = Date;
/** An exact decimal: read as text (parsers.ts), written as either. */
type Decimal = ColumnType<string, string | number, string | number>;
type MaybeDecimal = ColumnType<string | null, string | number | null | undefined, string | number | null>;

/** The database as the migrations leave it. */
export type Tables = {
  audit_event: {
    seq: Generated<number>;
    at: Timestamp;
    body: string;
    data: Generated<JSONColumnType<Record<string, unknown>>>;
    prev: Generated<Buffer>;
    hash: Generated<Buffer>;
  };
  machine_version: {
    hash: string;
    machine: string;
    version: string;
    description: JSONColumnType<object>;
    created_at: Generated<Timestamp>;
  };
  setting: {
    id: Generated<number>;
    key: string;
    value: JSONColumnType<object>;
    version: Generated<number>;
    updated_at: Generated<Timestamp>;
  };
  stored_file: {
    id: Generated<number>;
    name: string;
    original_name: string;
    media_type: string;
    bytes: number;
    sha256: string;
    created_at: Generated<Timestamp>;
  };
  job: {
    id: string;
    kind: string;
    account_id: number | null;
    state: Generated<"waiting" | "running" | "done" | "failed" | "cancelled">;
    done: Generated<number>;
    total: number | null;
    note: string | null;
    error: string | null;
    attempts: Generated<number>;
    result: JSONColumnType<JobResult> | null;
    created_at: Generated<Timestamp>;
    ended_at: Timestamp | null;
  };
  download_link: {
    key: string;
    account_id: number | null;
    stored_name: string;
    file_name: string;
    media_type: string;
    bytes: number;
    created_at: Generated<Timestamp>;
    expires_at: Timestamp;
  };
  mail: {
    id: Generated<number>;
    to_address: string;
    subject: string;
    text: string | null;
    kind: string;
    status: Generated<"waiting" | "kept" | "sent" | "failed" | "cancelled">;
    attempts: Generated<number>;
    error: string | null;
    job_id: string | null;
    created_at: Generated<Timestamp>;
    sent_at: Timestamp | null;
  };
  idempotency_key: {
    sender: string;
    key: string;
    operation: string;
    body_hash: string;
    status: number | null;
    answer: JSONColumnType<object> | null;
    created_at: Generated<Timestamp>;
  };
  master: {
    id: Generated<number>;
    code: string;
    name: string;
    description: string | null;
    is_fixed: Generated<boolean>;
    is_active: Generated<boolean>;
    version: Generated<number>;
    created_at: Generated<Timestamp>;
    updated_at: Generated<Timestamp>;
  };
  sub_master: {
    id: Generated<number>;
    master_id: number;
    code: string;
    name: string;
    description: string | null;
    keyword: string | null;
    sequence: number;
    is_active: Generated<boolean>;
    is_default: Generated<boolean>;
    is_display: Generated<boolean>;
    image_id: number | null;
    version: Generated<number>;
    created_at: Generated<Timestamp>;
    updated_at: Generated<Timestamp>;
  };
  role: { id: number; name: string; audience: Audience; rights_version: Generated<number> };
  permission_category: { id: Generated<number>; audience: Audience; name: string };
  permission: { id: Generated<number>; category_id: number; name: string; path: string };
  role_permission: { role_id: number; permission_id: number; read_access: boolean; write_access: boolean };
  user_permission: { account_id: number; permission_id: number; read_access: boolean; write_access: boolean };
  business: {
    id: Generated<number>;
    company_name: string;
    type_id: number | null;
    status: Generated<9 | 10 | 11>;
    tax_identification_number: string | null;
    address: string | null;
    postal_code: string | null;
    country_id: number | null;
    state_id: number | null;
    city_id: number | null;
    phone: string | null;
    website: string | null;
    is_active: Generated<boolean>;
    version: Generated<number>;
    created_at: Generated<Timestamp>;
    updated_at: Generated<Timestamp>;
  };
  account: {
    id: Generated<number>;
    role_id: number;
    email: string;
    user_name: string | null;
    password_hash: string | null;
    first_name: string;
    last_name: string;
    company_name: string | null;
    mobile: string | null;
    mobile_country_id: number | null;
    country_id: number | null;
    state_id: number | null;
    city_id: number | null;
    picture_id: number | null;
    business_id: number | null;
    associate_id: number | null;
    salesperson_type_id: number | null;
    designation_id: number | null;
    is_active: Generated<boolean>;
    erased_at: Timestamp | null;
    became_id: number | null;
    rights_version: Generated<number>;
    version: Generated<number>;
    created_at: Generated<Timestamp>;
    updated_at: Generated<Timestamp>;
  };
  /** What customers are found by; the database makes it of account and business. */
  client_entry: {
    account_id: number;
    business_id: number | null;
    associate_id: number | null;
    status: number;
    is_active: boolean;
    created_at: Timestamp;
    company: string;
    person: string;
  };
  session: {
    key: string;
    token_hash: Buffer;
    account_id: number;
    address: string;
    device: string;
    created_at: Timestamp;
    last_seen_at: Timestamp;
    expires_at: Timestamp;
    viewed_by: number | null;
    viewed_from: string | null;
  };
  kyc: { id: Generated<number>; business_id: number; user_id: number; created_at: Timestamp };
  kyc_document: {
    id: Generated<number>;
    kyc_id: number;
    category: DocumentCategory;
    state: string;
    status: 1 | 2 | 3;
    document_type_id: number;
    info: string | null;
    remark: string | null;
    stored_name: string;
    original_name: string;
    media_type: string;
    bytes: number;
    pages: number | null;
    sha256: string;
    sealed_with: string;
    submitted_by: number;
    submitted_at: Timestamp;
    decided_by: number | null;
    decided_at: Timestamp | null;
    version: Generated<number>;
    created_at: Timestamp;
    updated_at: Timestamp;
  };
  kyc_step: {
    id: Generated<number>;
    document_id: number;
    what: KycStepName;
    sha256: string;
    remark: string | null;
    made_by: number;
    at: Timestamp;
  };
  kyc_link: {
    key: string;
    document_id: number;
    account_id: number;
    sha256: string;
    created_at: Timestamp;
    expires_at: Timestamp;
  };
  api_key: {
    id: Generated<number>;
    account_id: number;
    name: string;
    prefix: string;
    key_hash: Buffer;
    scopes: string[];
    calls_per_minute: number;
    expires_at: Timestamp | null;
    ends_at: Timestamp | null;
    replaced_by: number | null;
    last_used_at: Timestamp | null;
    created_by: number | null;
    version: Generated<number>;
    created_at: Timestamp;
    updated_at: Timestamp;
  };
  ftp_order: {
    id: Generated<number>;
    account_id: number;
    file_name: string;
    sha256: string;
    result_name: string;
    result: string;
    received_at: Timestamp;
  };
  sign_in_failure: { email: string; failures: number; locked_until: Timestamp | null; last_at: Timestamp };
  one_time_code: {
    id: Generated<number>;
    purpose: "signup" | "reset";
    email: string;
    code_hash: string | null;
    tries: Generated<number>;
    created_at: Timestamp;
    expires_at: Timestamp;
    used_at: Timestamp | null;
    verification_hash: Buffer | null;
    verified_until: Timestamp | null;
    spent_at: Timestamp | null;
  };
  provider: {
    id: Generated<number>;
    name: string;
    provider_type: Generated<1 | 2>;
    is_active: Generated<boolean>;
    version: Generated<number>;
    created_at: Generated<Timestamp>;
    updated_at: Generated<Timestamp>;
  };
  price_list: {
    id: Generated<number>;
    list_no: number;
    label: string;
    effective_on: string;
    is_synthetic: Generated<boolean>;
    applied_at: Timestamp | null;
    version: Generated<number>;
    created_at: Generated<Timestamp>;
    updated_at: Generated<Timestamp>;
  };
  list_price: {
    id: Generated<number>;
    list_id: number;
    shape_group: ShapeGroup;
    color: string;
    clarity: string;
    from_carat: Decimal;
    to_carat: Decimal;
    price: Decimal;
    version: Generated<number>;
    updated_at: Generated<Timestamp>;
  };
  stone: StoneTable;
  paper_number: { kind: PaperKind; year: number; last: number };
  paper: {
    id: Generated<number>;
    kind: PaperKind;
    year: number;
    sequence: number;
    number: string;
    holder_id: number;
    business_id: number | null;
    made_by: number;
    due_date: string | null;
    terms: string | null;
    version: Generated<number>;
    created_at: Timestamp;
    updated_at: Timestamp;
  };
  task: {
    id: Generated<number>;
    kind: "overdue" | "manual";
    state: Generated<string>;
    status: Generated<1 | 2>;
    title: string;
    due_date: string | null;
    client_id: number | null;
    paper_id: number | null;
    line_id: number | null;
    made_by: number | null;
    done_by: number | null;
    done_at: Timestamp | null;
    version: Generated<number>;
    created_at: Timestamp;
    updated_at: Timestamp;
  };
  stone_line: {
    id: Generated<number>;
    list: StoneList;
    state: string;
    status: number;
    stone_id: number;
    holder_id: number;
    business_id: number | null;
    made_by: number;
    rap: MaybeDecimal;
    disc: MaybeDecimal;
    price_per_ct: Decimal;
    total_amt: Decimal;
    markup_disc: MaybeDecimal;
    markup_ppc: Decimal;
    sell_amt: Decimal;
    agreed_ppc: MaybeDecimal;
    remark: string | null;
    text: string | null;
    reason: string | null;
    expires_at: Timestamp | null;
    extensions: Generated<number>;
    ended_by: string | null;
    reversible_until: Timestamp | null;
    sold_ppc: MaybeDecimal;
    order_id: number | null;
    memo_id: number | null;
    invoice_id: number | null;
    version: Generated<number>;
    created_at: Timestamp;
    updated_at: Timestamp;
  };
  invoice_line: {
    id: Generated<number>;
    invoice_id: number;
    line_id: number;
    stone_id: number;
    carat: Decimal;
    price_per_ct: Decimal;
    amount: Decimal;
    credits_id: number | null;
    created_at: Timestamp;
  };
  stone_table: {
    account_id: number;
    view: string;
    columns: JSONColumnType<KeptColumn[]>;
    updated_at: Generated<Timestamp>;
  };
  stone_change: {
    seq: GeneratedAlways<number>;
    stone_id: number;
    transaction_id: Generated<string>;
    at: Generated<Timestamp>;
  };
  carat_range: {
    id: Generated<number>;
    from_carat: Decimal;
    to_carat: Decimal;
    sequence: number;
    is_active: Generated<boolean>;
    version: Generated<number>;
    created_at: Generated<Timestamp>;
    updated_at: Generated<Timestamp>;
  };
  sub_carat_range: {
    id: Generated<number>;
    carat_range_id: number;
    from_carat: Decimal;
    to_carat: Decimal;
    version: Generated<number>;
    created_at: Generated<Timestamp>;
    updated_at: Generated<Timestamp>;
  };
  markup_set: {
    id: Generated<number>;
    layer: MarkupLayer;
    business_id: number | null;
    associate_id: number | null;
    provider_id: number | null;
    version: Generated<number>;
    updated_at: Generated<Timestamp>;
  };
  markup_rule: {
    id: Generated<number>;
    set_id: number;
    diamond_type: DiamondType;
    stone_origin: StoneOrigin;
    from_carat: Decimal;
    to_carat: Decimal;
    kind: MarkupKind;
    value: Decimal;
  };
  pricing_revision: { one: Generated<boolean>; revision: number };
  inventory_access: {
    account_id: number;
    diamond_types: DiamondType[] | null;
    stone_origins: StoneOrigin[] | null;
    provider_ids: number[] | null;
    locations: string[] | null;
    version: Generated<number>;
    updated_at: Generated<Timestamp>;
  };
  featured_stone: {
    id: Generated<number>;
    stone_id: number;
    business_id: number | null;
    account_id: number | null;
    remark: string | null;
    sequence: Generated<number>;
    is_active: Generated<boolean>;
    version: Generated<number>;
    created_at: Generated<Timestamp>;
    updated_at: Generated<Timestamp>;
  };
  collection: {
    id: Generated<number>;
    name: string;
    description: string | null;
    diamond_type: DiamondType;
    image_id: number | null;
    is_active: Generated<boolean>;
    version: Generated<number>;
    created_at: Generated<Timestamp>;
    updated_at: Generated<Timestamp>;
  };
  collection_stone: { collection_id: number; stone_id: number; sequence: number };
  saved_search: {
    id: Generated<number>;
    account_id: number;
    client_id: number | null;
    name: string;
    search_type: 1 | 2;
    diamond_type: DiamondType | null;
    params: JSONColumnType<KeptSearch>;
    version: Generated<number>;
    created_at: Generated<Timestamp>;
    updated_at: Generated<Timestamp>;
  };
  recent_search: {
    id: Generated<number>;
    account_id: number;
    client_id: number | null;
    search_type: 1 | 2;
    diamond_type: DiamondType | null;
    params: JSONColumnType<KeptSearch>;
    pieces: number;
    searched_at: Generated<Timestamp>;
  };
  demand: {
    id: Generated<number>;
    account_id: number;
    client_id: number | null;
    name: string;
    diamond_type: DiamondType | null;
    params: JSONColumnType<KeptSearch>;
    is_active: Generated<boolean>;
    expires_on: string | null;
    told_at: Timestamp | null;
    version: Generated<number>;
    created_at: Generated<Timestamp>;
    updated_at: Generated<Timestamp>;
  };
  demand_stone: { demand_id: number; stone_id: number };
  stone_pair: {
    id: Generated<number>;
    first_id: number;
    second_id: number;
    score: Decimal;
    is_separable: Generated<boolean>;
    account_id: number | null;
    version: Generated<number>;
    created_at: Generated<Timestamp>;
    updated_at: Generated<Timestamp>;
  };
  share_link: {
    id: Generated<number>;
    token_hash: Buffer;
    account_id: number;
    client_id: number | null;
    expires_at: Timestamp;
    opened_at: Timestamp | null;
    opened: Generated<number>;
    created_at: Generated<Timestamp>;
  };
  share_link_stone: {
    share_link_id: number;
    stone_id: number;
    sequence: number;
    markup_disc: MaybeDecimal;
    markup_ppc: Decimal;
    sell_amt: Decimal;
  };
};

/** Codes are words of the masters (domain/stone.ts names the master of each); texts and places may be missing. */
type StoneTable = { [A in Exclude<StoneAttribute, "shape">]: string | null } & {
  [N in Exclude<StoneNumber, "carat" | "ratio">]: MaybeDecimal;
} & {
  id: Generated<number>;
  stock_no: string;
  provider_id: number;
  org_stock_no: string;
  status: Generated<1 | 2 | 3 | 4 | 5 | 8>;
  is_listed: Generated<boolean>;
  diamond_type: DiamondType;
  stone_origin: StoneOrigin;
  shape: string;
  carat: Decimal;
  ratio: GeneratedAlways<string | null>;
  report_no: string | null;
  has_hearts_arrows: Generated<boolean>;
  key_to_symbols: string | null;
  comment: string | null;
  laser_inscription: string | null;
  image: string | null;
  video: string | null;
  certificate: string | null;
  rap: MaybeDecimal;
  disc: MaybeDecimal;
  price_per_ct: Decimal;
  total_amt: GeneratedAlways<string>;
  price_list_id: number | null;
  arrived_at: Generated<Timestamp>;
  version: Generated<number>;
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
};

/** A file that a job has made, for the one who asked for it. */
export type JobResult = { link: string; file_name: string };

export type Audience = "office" | "customer" | "guest";

/** A column of a stone table as a person left it. */
export type KeptColumn = { id: string; is_shown: boolean; width?: number | null };
