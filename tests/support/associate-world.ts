import type { Body } from "#api/operation-types.ts";
import { useApp } from "./app.ts";
import { salespersonType } from "./associate-rows.ts";

export const password = "nine-green-bottles";

export const person = { email: "Lena@harbour.test", user_name: "lena.voss", first_name: "Lena", last_name: "Voss" };

export function useAssociateWorld() {
  const portal = useApp();
  const admin = () => portal.as("admin");
  const broker = () => salespersonType(portal, "BROKER");
  const create = async (more: Partial<Body<"createAssociate">> = {}) =>
    admin().call("createAssociate", { body: { ...person, password, salesperson_type_id: await broker(), ...more } });
  const signIn = (email: string, word: string) => portal.anonymous.call("login", { body: { email, password: word } });
  return { portal, admin, broker, create, signIn };
}
