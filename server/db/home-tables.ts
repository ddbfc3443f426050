import type { Generated } from "kysely";
import type { AppPlatform, BannerType, ContentPage } from "#domain/home-content.ts";
import type { Timestamp } from "./column-types.ts";

type Content = {
  id: Generated<number>;
  title: string;
  description: Generated<string>;
  page: ContentPage;
  start_date: string;
  end_date: string;
  is_active: Generated<boolean>;
  /** Rows of `stored_file`, in their order. */
  image_ids: Generated<number[]>;
  version: Generated<number>;
  created_at: Timestamp;
  updated_at: Timestamp;
};

/** Content that the house shows its clients on their pages, and the versions of its app. */
export type HomeTables = {
  popup: Content;
  house_event: Content;
  banner: Content & { type: BannerType };
  app_version: {
    id: Generated<number>;
    platform: AppPlatform;
    app_version: string;
    is_required: Generated<boolean>;
    notes: string | null;
    released_on: string;
    version: Generated<number>;
    created_at: Timestamp;
    updated_at: Timestamp;
  };
};
