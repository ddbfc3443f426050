import { addresses } from "#domain/addresses.ts";
import { roleIds } from "#domain/roles.ts";

/** The screens of one's own account. A guest has neither deals nor a business. */
export const accountScreens = (roleId: number | undefined) =>
  roleId === roleIds.guest
    ? []
    : [
        { label: "Reports", to: addresses.ownReports },
        { label: "Business", to: addresses.ownBusiness },
      ];
