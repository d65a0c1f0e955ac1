/** What a company opens to its people of their own pay: yes or no, nothing until it is said. */
import { type Db, raw, sql, type Tx } from '#platform/db/db.server.ts';

export interface PaySwitch {
  readonly isOn: boolean;
  /** 0: nobody has said anything. */
  readonly rowVersion: number;
}

/** A table of a row for each company with a column of Y or N. */
export function paySwitch(name: string, said: string) {
  const [table, column] = [raw(name), raw(said)];
  return {
    of: async (db: Db, companyId: string): Promise<PaySwitch> =>
      (await db.maybe<PaySwitch>(sql`select ${column} = 'Y' as "isOn", row_version as "rowVersion" from ${table} where company_id = ${companyId}::uuid`)) ?? {
        isOn: false,
        rowVersion: 0,
      },
    /** Whether it stood in the version that was seen. */
    async keep(tx: Tx, companyId: string, { isOn, rowVersion }: PaySwitch): Promise<boolean> {
      const is = isOn ? 'Y' : 'N';
      const kept =
        rowVersion === 0
          ? sql`insert into ${table} (company_id, ${column}) values (${companyId}::uuid, ${is}) on conflict (company_id) do nothing`
          : sql`update ${table} set ${column} = ${is}, row_version = row_version + 1 where company_id = ${companyId}::uuid and row_version = ${rowVersion}`;
      return (await tx.run(kept)) > 0;
    },
  };
}
