import { lazy, Suspense } from "react";
import { hasFigures } from "#domain/home.ts";
import { roleIds } from "#domain/roles.ts";
import type { SessionUser } from "#machines/session-parts.ts";
import { nextStepOf } from "../waiting/next-step.tsx";
import { FiguresBones } from "./figures-bones.tsx";
import type { FiguresProps } from "./house-figures.tsx";

// Charts come with those who have figures: nobody else waits for them.
const HouseFigures = lazy(() => import("./house-figures.tsx").then((m) => ({ default: m.HouseFigures })));
const OwnFigures = lazy(() => import("./own-figures.tsx").then((m) => ({ default: m.OwnFigures })));

interface FiguresPartProps extends Omit<FiguresProps, "roleId"> {
  user: SessionUser;
}

/**
 * The house's figures for those who run it; their customers' for associates; their own for buyers. A guest buys
 * nothing, nor does a customer whose business is not registered yet. Quality control has its queue alone.
 */
export function FiguresPart({ user, ...props }: FiguresPartProps) {
  const isOffice = props.mayRead("transaction/invoice");
  const buys = user.role_id !== roleIds.guest && props.mayRead("customer-profile/invoice") && !nextStepOf(user);
  if ((!isOffice && !buys) || !hasFigures(user.role_id)) return null;
  const Figures = isOffice ? HouseFigures : OwnFigures;
  return (
    <Suspense fallback={<FiguresBones isOwn={!isOffice} />}>
      <Figures roleId={user.role_id} {...props} />
    </Suspense>
  );
}
