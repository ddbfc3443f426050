import { addresses } from "#domain/addresses.ts";
import { codes } from "#domain/codes.ts";
import { messages } from "#domain/portal-messages.ts";
import { roleIds } from "#domain/roles.ts";
import { Link } from "#ui/frame/link.tsx";
import type { StoneViewer } from "../viewer.ts";
import { words } from "./words.ts";

type Reader = Pick<StoneViewer, "roleId" | "choosesClient">;

/**
 * The link to the remedy of a missing KYC: a guest signs up, a buyer sends documents, the house looks at its client's
 * documents.
 */
export function KycLink({ of: { roleId, choosesClient }, clientId }: { of: Reader; clientId?: number }) {
  if (choosesClient) {
    return clientId === undefined ? null : <Link to={addresses.client(clientId, "kyc")}>{words.clientsKyc}</Link>;
  }
  if (roleId === roleIds.guest) return <Link to={addresses.profile}>{words.signUp}</Link>;
  return <Link to={addresses.ownBusiness}>{words.business}</Link>;
}

interface KycNoteProps {
  viewer: StoneViewer;
  clientId: number | undefined;
  /** The code of the business that claims the stones, once it is known. */
  business: number | undefined;
}

/**
 * The reason why a buyer, or a client of the house, cannot claim stones: in words beside the acts, with a link to the
 * remedy.
 */
export function KycNote({ viewer, clientId, business }: KycNoteProps) {
  if (business === undefined || business === codes.business.registered) return null;
  return (
    <div className="acting-note">
      <p className="dim">{messages.kycPending}</p>
      <KycLink of={viewer} clientId={clientId} />
    </div>
  );
}
