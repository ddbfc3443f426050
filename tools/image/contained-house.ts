import { freePort } from "#support/free-port.ts";
import type { Containers } from "./containers.ts";
import { untilReady } from "./until-ready.ts";

/** The flags of a well-kept container: nothing can be written but its volume and /tmp, and it has no capabilities. */
const tight = ["--read-only", "--tmpfs", "/tmp", "--cap-drop=all", "--security-opt=no-new-privileges"];

export type Wish = { env?: Record<string, string>; user?: string; volume?: string; args?: string[] };

/** A house in one container, with its volume. */
export class ContainedHouse {
  private readonly containers: Containers;
  private readonly image: string;
  readonly name: string;
  address = "";

  constructor(containers: Containers, image: string, name: string) {
    this.containers = containers;
    this.image = image;
    this.name = name;
  }

  /** Starts the portal on its volume, and answers after how many seconds it is ready. */
  async start(wish: Wish = {}): Promise<number> {
    const began = performance.now();
    await this.begin(wish);
    await untilReady(this.address, { logs: () => this.logs(), whyEnded: () => this.whyEnded() });
    return (performance.now() - began) / 1000;
  }

  /** Starts the container, whose portal is not ready yet. */
  async begin(wish: Wish = {}): Promise<void> {
    const port = await freePort();
    this.address = `http://127.0.0.1:${port}`;
    await this.containers.run("podman", ...this.words(["run", "--detach", "--name", this.name], port, wish));
  }

  /** Runs a container that ends by itself, such as a portal that cannot start, and answers what it said. */
  async ended(wish: Wish = {}, ...command: string[]): Promise<{ code: number; words: string }> {
    const words = this.words(["run", "--rm"], await freePort(), wish);
    const { code, output, errors } = await this.containers.say("podman", ...words, ...command);
    return { code, words: `${output}${errors}` };
  }

  /** Runs a command in the running container. */
  exec(...command: string[]): Promise<string> {
    return this.containers.run("podman", "exec", this.name, ...command);
  }

  /** Stops the portal as an operator does, and answers its exit code and the seconds that it took. */
  async stop(): Promise<{ code: string; seconds: number }> {
    const began = performance.now();
    await this.containers.run("podman", "stop", "--time", "35", this.name);
    const seconds = (performance.now() - began) / 1000;
    return { code: await this.remove(), seconds };
  }

  async kill(): Promise<void> {
    await this.containers.run("podman", "kill", "--signal", "KILL", this.name);
    await this.containers.run("podman", "wait", this.name);
    await this.remove();
  }

  logs(): Promise<string> {
    return this.containers.say("podman", "logs", this.name).then(({ output, errors }) => `${output}${errors}`);
  }

  private async whyEnded(): Promise<string | undefined> {
    if ((await this.state("{{.State.Status}}")) !== "exited") return undefined;
    return `${this.name} ended: ${(await this.logs()).slice(-2000)}`;
  }

  private state(fact: string): Promise<string> {
    return this.containers.run("podman", "inspect", "--format", fact, this.name);
  }

  private async remove(): Promise<string> {
    const code = await this.state("{{.State.ExitCode}}");
    await this.containers.run("podman", "rm", this.name);
    return code;
  }

  private words(verb: string[], port: number, { env = {}, user, volume = `${this.name}:/data`, args = [] }: Wish) {
    const named = Object.entries({ PORT: String(port), ...env }).flatMap(([name, value]) => [
      "--env",
      `${name}=${value}`,
    ]);
    const who = user ? ["--user", user] : [];
    return [...verb, ...tight, "--network", "host", "--volume", volume, ...who, ...named, ...args, this.image];
  }
}
