import { useApp } from "./app.ts";
import { useClosing } from "./closing.ts";
import { ftpClient, openDoor } from "./ftp-door.ts";
import { ftpRequests } from "./ftp-orders.ts";

/** A portal with its FTP door, its clients, and the requests in the name of the FTP client. */
export function useFtpOrders() {
  const portal = useApp();
  const closing = useClosing();
  const open = () => openDoor(portal.house, closing);
  const client = async () => ftpClient(await open(), closing);
  const requests = () => ftpRequests(portal);
  const namesAsked = async () => (await requests()).map(({ stock_no }) => stock_no).sort();
  return { portal, closing, open, client, requests, namesAsked };
}
