/** Accounts in a group made for one test: whatever permissions, rows and classes it is about. */
import type { FieldClass } from '#kernel/entity.ts';
import type { GroupSeed } from '#platform/access/access.catalogue.ts';
import { addAccount, anonymous, renewSession, type TestActor } from './actors.ts';
import type { TestApp } from './app.ts';
import type { PersonName } from './organisation.ts';

export interface Holding {
  readonly person: PersonName;
  readonly rowScope: GroupSeed['rowScope'];
  readonly classes: readonly FieldClass[];
  /** Every permission when absent. */
  readonly permissions?: readonly string[];
}

/** Adds a group with its one member and signs the member in; `name` is that of both. */
export async function addHolder(server: TestApp, name: string, { person, rowScope, classes, permissions = ['*'] }: Holding): Promise<TestActor & { readonly userId: string }> {
  await server.owner.query(`insert into user_group (user_group_id, description, wire_role, row_scope, classes) values ($1, $1, 'hcmJobUsers', $2, $3)`, [name, rowScope, classes]);
  await server.owner.query('insert into user_group_permission (user_group_id, permission) select $1, unnest($2::text[])', [name, permissions]);
  const userId = await addAccount(server, name, { person, group: name });
  return { ...(await renewSession(server, { ...anonymous(server), name })), userId };
}
