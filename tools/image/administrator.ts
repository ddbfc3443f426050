/** The first administrator of a house in a container. */
const person = { email: "ines@house.test", first_name: "Ines", last_name: "Novak", password: "three-quiet-lanterns" };

/** Makes the first administrator by the address that the portal printed, as its reader does in a browser. */
export async function setUp(address: string, printed: string): Promise<void> {
  const setup = printed.match(/Set up this house, .*#(\S+)/)?.[1];
  if (!setup) throw new Error("the portal printed no address to set up the house");
  await call(address, "set-up-house", { setup, ...person });
}

/** Fails unless the administrator can sign in: the house is the one that was set up. */
export async function signIn(address: string): Promise<void> {
  const { email, password } = person;
  await call(address, "login", { email, password });
}

async function call(address: string, path: string, data: object): Promise<void> {
  const answer = await fetch(`${address}/api/v1/user/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ data }),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
}
