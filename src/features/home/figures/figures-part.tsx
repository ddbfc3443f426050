import { lazy, Suspense } from "react";
import { followsStock } from "#domain/home.ts";
import { FiguresBones } from "./figures-bones.tsx";
import type { HouseFiguresProps } from "./house-figures.tsx";

// Charts come with those who run the house: nobody else waits for them.
const HouseFigures = lazy(() => import("./house-figures.tsx").then((m) => ({ default: m.HouseFigures })));

interface FiguresPartProps extends HouseFiguresProps {
  roleId: number;
}

/** How the house stands, for those who run it. Whoever buys or sells has the stones of the home instead. */
export const FiguresPart = ({ roleId, ...props }: FiguresPartProps) =>
  !followsStock(roleId) &&
  props.mayRead("transaction/invoice") && (
    <Suspense fallback={<FiguresBones />}>
      <HouseFigures {...props} />
    </Suspense>
  );
