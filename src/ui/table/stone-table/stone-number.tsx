import "./stone-number.css";
import { IconShoppingCart } from "@tabler/icons-react";
import { Code } from "../../marks/code.tsx";
import { useIsInCart } from "../../marks/in-cart.ts";
import { words } from "../../words.ts";

/** The number of a stone, marked if the stone is in the viewer's own cart. */
export function StoneNumber({ stockNo }: { stockNo: string }) {
  const isInCart = useIsInCart(stockNo);
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
