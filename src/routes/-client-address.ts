/** Where one client stands, at one of its tabs. */
export const clientAddress = (id: number, tab?: string): string => `/client/${id}${tab ? `?tab=${tab}` : ""}`;
