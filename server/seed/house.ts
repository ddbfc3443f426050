import { sql } from "kysely";
import { audienceOf, permissionCatalogue } from "#domain/permissions.ts";
import { isRoleId, roleNames } from "#domain/roles.ts";
import { advisoryLocks } from "../ground/advisory-locks.ts";
import type { Context } from "../house/context.ts";
import { storeModels } from "../workflows/models.ts";
import { attributeLists, entryOf } from "./attribute-lists.ts";
import { seedCaratRanges } from "./carat-ranges.ts";

/**
 * Seeds what every house has, demo or not: roles, permissions, masters, settings, the machines' versions. It runs at
 * every start and only adds what is new: existing rows belong to the house.
 */
export async function seedHouse(ctx: Context): Promise<void> {
  // Of several portals that start together, one seeds and the others find it done.
  await sql`SELECT pg_advisory_xact_lock(${advisoryLocks.firstData})`.execute(ctx.db);
  await seedRoles(ctx);
  await seedPermissions(ctx);
  await seedMasters(ctx);
  await seedCaratRanges(ctx);
  await ctx.db
    .insertInto("setting")
    .values([
      { key: "maintenance", value: JSON.stringify({ is_on: false, message: "" }) },
      { key: "usd_inr", value: JSON.stringify({ rate: null, as_of: null }) },
      { key: "trade_rules", value: JSON.stringify({}) },
      { key: "papers", value: JSON.stringify({}) },
      { key: "match_pairs", value: JSON.stringify({}) },
      { key: "new_arrivals", value: JSON.stringify({}) },
      { key: "house", value: JSON.stringify({ time_zone: null, mail: null }) },
      { key: "first_day", value: JSON.stringify({ is_hidden: false }) },
    ])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await storeModels(ctx);
}

async function seedRoles({ db }: Context): Promise<void> {
  const roles = Object.entries(roleNames).map(([id, name]) => ({ id: Number(id), name }));
  await db
    .insertInto("role")
    .values(roles.map((role) => ({ ...role, audience: isRoleId(role.id) ? audienceOf(role.id) : "office" })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Adds new permissions with each role's rights, for the role and for its present accounts. */
async function seedPermissions(ctx: Context): Promise<void> {
  const { db } = ctx;
  for (const { audience, name, permissions } of permissionCatalogue) {
    await db
      .insertInto("permission_category")
      .values({ audience, name })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const category = await db
      .selectFrom("permission_category")
      .select("id")
      .where("audience", "=", audience)
      .where("name", "=", name)
      .executeTakeFirstOrThrow();
    for (const permission of permissions) {
      const added = await db
        .insertInto("permission")
        .values({ category_id: category.id, name: permission.name, path: permission.path })
        .onConflict((conflict) => conflict.doNothing())
        .returning("id")
        .executeTakeFirst();
      if (!added) {
        await nameAsNow(db, permission);
        continue;
      }
      const rights = Object.entries(permission.roles).map(([roleId, right]) => ({
        role_id: Number(roleId),
        permission_id: added.id,
        read_access: true,
        write_access: right === "write",
      }));
      await db.insertInto("role_permission").values(rights).execute();
      await sql`
        INSERT INTO user_permission (account_id, permission_id, read_access, write_access)
        SELECT a.id, r.permission_id, r.read_access, r.write_access
        FROM role_permission r JOIN account a ON a.role_id = r.role_id WHERE r.permission_id = ${added.id}`.execute(db);
      ctx.audit.push({
        workflow: "permission",
        item: added.id,
        transition: "permission.insert",
        after: { path: permission.path },
      });
    }
  }
}

/**
 * Renames a permission to the product's present word for its screen, also in a house that was begun under an earlier
 * one.
 */
const nameAsNow = (db: Context["db"], { name, path }: { name: string; path: string }) =>
  db.updateTable("permission").set({ name }).where("path", "=", path).where("name", "<>", name).execute();

async function seedMasters(ctx: Context): Promise<void> {
  for (const { code, name, isFixed, entries } of attributeLists) {
    const master = await ctx.db
      .insertInto("master")
      .values({ code, name, is_fixed: isFixed ?? false })
      .onConflict((conflict) => conflict.doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!master) continue;
    const rows = entries.map((words, place) => ({ master_id: master.id, ...entryOf(words), sequence: place + 1 }));
    await ctx.db.insertInto("sub_master").values(rows).execute();
    ctx.audit.push({
      workflow: "master",
      item: master.id,
      transition: "master.seed",
      after: { code, name, entries: rows.map((row) => row.code) },
    });
  }
}
