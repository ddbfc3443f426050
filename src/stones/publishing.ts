import { createContext, use } from "react";

/** True if one may publish stones. The portal provides it from one's rights. */
export const PublishingContext = createContext(true);

export const useMayPublish = (): boolean => use(PublishingContext);
