import { expect } from "vitest";
import { page } from "vitest/browser";
import { KycDocuments } from "#features/kyc/kyc-documents.tsx";
import { aBusiness, aKycCase } from "#support/a-kyc-case.ts";
import { failure, fakeServer, success } from "#support/fake-server.ts";
import { bodyOf, pageOf, showScreen } from "#support/show-screen.tsx";
import { smallPdf } from "#support/small-pdf.ts";

type Reply = (request: Request) => Response | Promise<Response> | undefined;

const client = { first_name: "Mara", last_name: "Lind", country_id: 22, business_associate: null };
const queue = [
  { business_id: 1, company_name: "Northlight Jewels", user: { id: 6 } },
  { business_id: 9, company_name: "Alder & Sons", user: { id: 41 } },
];
const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="60"/>';

export const button = (name: string | RegExp) => page.getByRole("button", { name });
export const drawn = page.getByRole("img", { name: /of Northlight Jewels$/ });
export const remark = page.getByRole("textbox", { name: "Remark for the client" });

/** The documents of a business as the house decides on them, before a server that a test makes say what it needs. */
export class DocumentsDesk {
  kyc = aKycCase();
  /** The house's answer to an act. */
  onAct: Reply = () => undefined;
  /** None: a picture. */
  filePages = ["PAPER"];

  readonly reply = (request: Request): Response | Promise<Response> => {
    const path = new URL(request.url).pathname.replace("/api/v1", "");
    if (request.method === "PUT") return this.onAct(request) ?? failure(500);
    if (path.startsWith("/files/"))
      return this.filePages.length > 0
        ? new Response(smallPdf(this.filePages), { headers: { "content-type": "application/pdf" } })
        : new Response(picture, { headers: { "content-type": "image/svg+xml" } });
    if (path.endsWith("/link")) return success({ link: "/files/kyc/abc", expires_at: "2026-11-20T14:37:00.000Z" }, 201);
    if (path.endsWith("/document")) return success(this.kyc);
    if (path === "/customer/kyc") return success(pageOf(queue));
    if (path.startsWith("/customer/business/")) return success(aBusiness());
    if (path.startsWith("/customer/user/")) return success(client);
    return success(pageOf([{ id: 22, name: "Belgium" }]));
  };
  readonly server = fakeServer(this.reply);

  /** An act that is taken: the case is so from then on. */
  becomes(after: ReturnType<typeof aKycCase>): Reply {
    return () => {
      this.kyc = after;
      return success(after);
    };
  }

  shown(viewer = { role_id: 1, mayWrite: true }) {
    return showScreen(this.server, <KycDocuments businessId={1} userId={6} viewer={viewer} />);
  }

  /** Shown, with both documents to look at. */
  async seen() {
    await this.shown();
    await expect.poll(() => drawn.elements().length).toBe(2);
  }

  sent() {
    return this.server.seen.filter(({ method }) => method === "PUT").map(({ text }) => bodyOf(text));
  }
}
