import { useRef } from "react";
import { useCall } from "#api/query.ts";
import { addresses } from "#domain/addresses.ts";
import { codes } from "#domain/codes.ts";
import { Key } from "#ui/frame/key.tsx";
import { Link } from "#ui/frame/link.tsx";
import { useScreenKeys } from "#ui/frame/use-screen-keys.ts";
import { words } from "./words.ts";

/** The link to the business that has waited longest, other than this one. N follows it too. */
export function NextWaiting({ businessId }: { businessId: number }) {
  const queue = useCall("listKyc", { query: { status: codes.approval.pending, sort: "created_at" } });
  const next = queue.data?.data.find(({ business_id }) => business_id !== businessId);
  const place = useRef<HTMLSpanElement>(null);
  useScreenKeys({ n: () => place.current?.querySelector("a")?.click() });
  if (!queue.data) return null;
  if (!next) return <span className="dim wide-only">{words.noneWaiting}</span>;
  return (
    <span ref={place} className="row tight">
      <Link to={addresses.client(next.user.id, "kyc")}>{words.nextWaiting(next.company_name)}</Link>
      <span className="wide-only" aria-hidden="true">
        <Key>N</Key>
      </span>
    </span>
  );
}
