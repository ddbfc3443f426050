import { useAccess } from "./-use-access.ts";

/** The viewer's rights about one client: with the account, with stones for the client, and with the documents. */
export function useClientRights() {
  const { mayRead, mayWrite } = useAccess();
  return { mayRead, mayWrite: mayWrite("client"), mayAct: mayWrite("transaction/hold"), keepsKyc: mayWrite("kyc") };
}
