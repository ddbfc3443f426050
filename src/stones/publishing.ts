import { createContext, use } from "react";

/** Whether one may show stones to the world; the portal provides it from one's rights. */
export const PublishingContext = createContext(true);

export const useMayPublish = (): boolean => use(PublishingContext);
