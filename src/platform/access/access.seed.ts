import type pg from 'pg';
import { groups } from './access.catalogue.ts';
import messages from './access.messages.fa.ts';

const titles = messages.groups as Readonly<Record<string, string>>;

export const seed = {
  name: 'platform/access',
  data: [groups, titles],
  run: async (client: pg.ClientBase) => {
    for (const group of groups) {
      await client.query(
        `insert into user_group (user_group_id, description, wire_role, row_scope, classes) values ($1, $2, $3, $4, $5)
         on conflict (user_group_id) do update set description = excluded.description, wire_role = excluded.wire_role, row_scope = excluded.row_scope, classes = excluded.classes`,
        [group.userGroupId, titles[group.userGroupId], group.wireRole, group.rowScope, group.classes],
      );
      await client.query('insert into user_group_permission (user_group_id, permission) select $1, unnest($2::text[]) on conflict do nothing', [
        group.userGroupId,
        group.permissions,
      ]);
    }
  },
};
