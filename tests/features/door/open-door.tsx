import { QueryClientProvider } from "@tanstack/react-query";
import { render } from "vitest-browser-react";
import { messages } from "#domain/messages.ts";
import type { DoorForm } from "#features/door/door-form.ts";
import { Entrance } from "#features/door/entrance.tsx";
import { SessionProvider, useSession } from "#features/session/use-session.tsx";
import { failure, success } from "#support/fake-server.ts";
import { benchSession } from "#support/session-world.ts";
import { UiProvider } from "#ui/frame/ui-provider.tsx";

function AtTheDoor({ form, keeps }: { form: DoorForm | undefined; keeps: boolean }) {
  const session = useSession();
  return session.isSignedIn ? (
    <p>Inside as {session.user?.first_name}</p>
  ) : (
    <Entrance form={form} from={undefined} session={session} onStay={keeps ? () => {} : null} />
  );
}

/** The door with one of its forms, in front of a server that a test answers for, in a browser that `keeps` a session or none. */
export async function openDoor(form?: DoorForm, { keeps = true } = {}) {
  const bench = await benchSession();
  bench.answer("GET /business/countries-code", () =>
    success({
      data: [{ id: 214, name: "Sweden", iso2: "SE", phonecode: "46" }],
      pagination: { currentPage: 1, pageSize: 1000, totalPages: 1, totalRecords: 1 },
    }),
  );
  await bench.session.restore();
  const at = (shown: DoorForm | undefined) => (
    <SessionProvider session={bench.session}>
      <QueryClientProvider client={bench.queryClient}>
        <UiProvider scheme="light">
          <AtTheDoor form={shown} keeps={keeps} />
        </UiProvider>
      </QueryClientProvider>
    </SessionProvider>
  );
  const screen = await render(at(form));
  return { ...bench, screen, turnTo: (other: DoorForm) => screen.rerender(at(other)) };
}

/** A refusal of fields, as the server says it. */
export const refused = (status: number, code: string, message: string, fields: Record<string, string>) =>
  failure(status, {
    code,
    message,
    request_id: "7Q2M4-K9XTD",
    errors: Object.entries(fields).map(([field, why]) => ({ path: `/data/${field}`, message: why })),
  });

/** The refusal of an address that was proved too long ago. */
export const over = { code: "verificationInvalid", message: messages.verificationInvalid, request_id: "7Q2M4-K9XTD" };

/** The answer to a sign-in. */
export const welcomed = (first_name: string) =>
  success({ key: "5b2f0f9c", role_id: 2, first_name, token: "token", permissions: [] });

/** A code that was sent just now; the next one may be asked for in a minute. */
export const codeJustSent = (email: string) => {
  const [expires_at = "", resend_at = ""] = [600_000, 60_000].map((ms) => new Date(Date.now() + ms).toISOString());
  return success({ email, expires_at, resend_at, is_kept: false });
};

/** A code that was sent; the next one may be asked for at once. */
export const codeSent = (email: string, is_kept = false) =>
  success({ email, expires_at: "2026-11-20T09:10:00Z", resend_at: "2026-11-20T09:01:00Z", is_kept });
