import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ClientContext } from "#api/client-context.ts";
import { UiProvider } from "#ui/frame/ui-provider.tsx";
import type { FakeServer } from "./fake-server.ts";

/** Shows a screen like the portal on a laptop, with its cache and the test's server. */
export async function showScreen(server: FakeServer, children: ReactNode) {
  await page.viewport(1440, 900);
  return render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ClientContext value={server}>
        <UiProvider scheme="light">
          <div style={{ display: "flex", flexDirection: "column", height: 700 }}>{children}</div>
        </UiProvider>
      </ClientContext>
    </QueryClientProvider>,
  );
}

/** The person comes back to the page: what follows the time is read again. */
export const comeBack = (): void => void window.dispatchEvent(new Event("visibilitychange"));

/** The answer of a list. */
export const pageOf = (data: unknown[], totalRecords = data.length) => ({
  data,
  pagination: { currentPage: 1, pageSize: 50, totalPages: Math.ceil(totalRecords / 50), totalRecords },
});

/** The content of a request's `data`. */
export const bodyOf = (text: string) => (JSON.parse(text) as { data: Record<string, unknown> }).data;
