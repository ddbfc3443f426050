import path from "node:path";
import { makeHome, makeSocketDir } from "./home.ts";
import { type Programs, postgresPrograms } from "./programs.ts";
import { type ServerUser, serverUser } from "./server-user.ts";

/**
 * The place of one embedded server, and its user:
 *
 *   DATA_DIR/postgres/18/          the cluster: PostgreSQL's own files
 *   DATA_DIR/postgres/run-…/       its Unix socket; the server listens nowhere else
 *   DATA_DIR/postgres/server.log   what it says
 */
export interface Place {
  dataDir: string;
  home: string;
  cluster: string;
  socketDir: string;
  logFile: string;
  user: ServerUser;
  programs: Programs;
}

/** Makes the folders around the cluster, and finds the programs that fit it. */
export function makePlace(dataDir: string): Place {
  const user = serverUser(path.resolve(dataDir, "postgres"));
  const home = makeHome(dataDir, user);
  const programs = postgresPrograms(user);
  return {
    dataDir,
    home,
    cluster: path.join(home, String(programs.major)),
    socketDir: makeSocketDir(home, user),
    logFile: path.join(home, "server.log"),
    user,
    programs,
  };
}

/** The options that start the server's programs: as its user, in "/", without the portal's environment. */
export function asServer({ user }: Place) {
  return { uid: user.uid, gid: user.gid, cwd: "/", env: { PATH: process.env.PATH, LC_ALL: "C" } };
}
