import { hasFigures } from "#domain/home.ts";
import { roleIds } from "#domain/roles.ts";
import type { SessionUser } from "#machines/session-parts.ts";
import { partOfProgram } from "#ui/frame/part-of-program.ts";
import { nextStepOf } from "../waiting/next-step.tsx";
import { FiguresBones } from "./figures-bones.tsx";
import type { FiguresProps } from "./house-figures.tsx";

// Charts come with those who have figures: nobody else waits for them.
const useHouseFigures = partOfProgram(() => import("./house-figures.tsx").then((m) => m.HouseFigures));
const useOwnFigures = partOfProgram(() => import("./own-figures.tsx").then((m) => m.OwnFigures));

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
  const Part = isOffice ? HousePart : OwnPart;
  return <Part roleId={user.role_id} {...props} />;
}

function HousePart(props: FiguresProps) {
  const Figures = useHouseFigures();
  return Figures ? <Figures {...props} /> : <FiguresBones isOwn={false} />;
}

function OwnPart(props: FiguresProps) {
  const Figures = useOwnFigures();
  return Figures ? <Figures {...props} /> : <FiguresBones isOwn />;
}
