import { type ComponentProps, type ComponentType, createContext, type ReactNode, useContext } from "react";

export interface LinkProps extends Omit<ComponentProps<"a">, "href"> {
  /** Address inside the portal, with its search parameters. */
  to: string;
}
export type LinkComponent = ComponentType<LinkProps>;

const PlainLink = ({ to, ...rest }: LinkProps) => <a href={to} {...rest} />;
const LinkContext = createContext<LinkComponent>(PlainLink);

/** Hands the router's link to the kit, which does not know the router. Without one a link is a plain `<a>`. */
export function LinkProvider({ link = PlainLink, children }: { link?: LinkComponent; children: ReactNode }) {
  return <LinkContext value={link}>{children}</LinkContext>;
}

/** A link inside the portal. */
export function Link(props: LinkProps) {
  const Component = useContext(LinkContext);
  return <Component {...props} />;
}
