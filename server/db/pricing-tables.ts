import type { Generated } from "kysely";
import type { ShapeGroup } from "#domain/list-price.ts";
import type { MarkupLayer } from "#domain/markup.ts";
import type { MarkupKind } from "#domain/price.ts";
import type { DiamondType, StoneOrigin } from "#domain/stone.ts";
import type { Decimal, Timestamp } from "./column-types.ts";

/** List prices and markups. */
export type PricingTables = {
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
};
