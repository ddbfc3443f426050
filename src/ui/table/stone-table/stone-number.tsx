import "./stone-number.css";
import { IconShoppingCart } from "@tabler/icons-react";
import { codes } from "#domain/codes.ts";
import { Code } from "../../marks/code.tsx";
import { useIsInCart } from "../../marks/in-cart.ts";
import { useLiveStatus } from "../../marks/live-statuses.ts";
import { words } from "../../words.ts";

interface StoneNumberProps {
  stockNo: string;
  /** The status in which its row was read; undefined until it is. */
  status: number | undefined;
}

/** The statuses that no cart leads on from. */
const ended: readonly (number | null | undefined)[] = [codes.stone.notAvailable, codes.stone.sold, null];

/** The number of a stone, marked if the stone is in the viewer's own cart and may still be bought. */
export function StoneNumber({ stockNo, status }: StoneNumberProps) {
  const heard = useLiveStatus(stockNo);
  const isInCart = useIsInCart(stockNo) && !ended.includes(heard === undefined ? status : heard);
  return (
    <>
      <Code>{stockNo}</Code>
      {isInCart && (
        <span className="stone-in-cart" title={words.inYourCart}>
          <IconShoppingCart size={11} aria-hidden="true" />
          <span className="unseen">{words.inYourCart}</span>
        </span>
      )}
    </>
  );
}
