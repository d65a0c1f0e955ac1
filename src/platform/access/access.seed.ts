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
        `insert into user_group (user_group_id, description, wire_role, row_scope, classes, is_system) values ($1, $2, $3, $4, $5, true)
         on conflict (user_group_id) do update set description = excluded.description, wire_role = excluded.wire_role, row_scope = excluded.row_scope, classes = excluded.classes
         where user_group.edited_at is null`,
        [group.userGroupId, titles[group.userGroupId], group.wireRole, group.rowScope, group.classes],
      );
      // a permission that was taken away by hand does not come back
      await client.query(
        `insert into user_group_permission (user_group_id, permission) select $1, one from unnest($2::text[]) as one
         where not exists (select from user_group_permission p where p.user_group_id = $1 and p.permission = one)`,
        [group.userGroupId, group.permissions],
      );
    }
  },
};
