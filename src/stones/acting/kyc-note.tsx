import { codes } from "#domain/codes.ts";
import { messages } from "#domain/messages.ts";
import { roleIds } from "#domain/roles.ts";
import { Link } from "#ui/link.tsx";
import type { StoneViewer } from "../viewer.ts";
import { words } from "./words.ts";

/** What keeps a buyer from claiming stones, in words beside the acts, and where to mend it: a guest signs up. */
export function KycNote({ viewer: { roleId, choosesClient, businessStatus } }: { viewer: StoneViewer }) {
  if (choosesClient || businessStatus === codes.business.registered) return null;
  return (
    <div className="acting-note">
      <p className="dim">{messages.kycPending}</p>
      <Link to="/customer-profile/profile">{roleId === roleIds.guest ? words.signUp : words.business}</Link>
    </div>
  );
}
