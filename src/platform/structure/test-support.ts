/** Companies, units, seats and people for the tests of the structure. */
import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { systemActor, type Tx, writing } from '#platform/db/db.server.ts';
import { insertHolding } from './holders.store.ts';

export const START = '2026-01-01';

export const words = (name: string) => ({ organizationName: name, levelEnumId: null, organizationTypeEnumId: null, propertyEnumIds: [], disabled: 'N' as const });
export const post = (title: string, seats = 1) => ({
  description: title,
  statusId: 'EmpsActive' as const,
  positionTypeEnumId: null,
  gradeTypeEnumId: null,
  payGradeEnumId: null,
  seats,
});

/** Name of the constraint that refused, or undefined. */
export const refusal = (done: Promise<unknown>): Promise<string | undefined> =>
  done.then(
    () => undefined,
    (error: { constraint?: string }) => error.constraint ?? String(error),
  );

/** A holding of the whole position from the first day on, where nothing else is said. */
export interface Held {
  readonly holdingId?: string;
  readonly role?: string;
  readonly main?: 'Y' | 'N';
  readonly rate?: number;
  readonly from?: string;
  readonly until?: string | null;
}

export const addHolding = (
  tx: Tx,
  place: { readonly companyId: string; readonly positionId: string; readonly partyId: string },
  { holdingId = randomUUID(), role = 'Employee', main = 'N', rate = 100, from = START, until = null }: Held = {},
): Promise<void> => insertHolding(tx, { ...place, holdingId, from, until, values: { roleTypeId: role, mainPosition: main, occupancyRate: rate } });

/** What the tests do to a database, as the application role where nothing else is said. */
export const benchOf = ({ pool, owner }: { readonly pool: pg.Pool; readonly owner: pg.Pool }) => {
  const change = <T>(companyIds: string | readonly string[], work: (tx: Tx) => Promise<T>): Promise<T> => writing(pool, systemActor('test', [companyIds].flat()), work);
  return {
    change,
    foundCompany: async (): Promise<string> => {
      const companyId = randomUUID();
      await owner.query(
        `with own as (insert into party (party_id, party_type_enum_id, company_id) values ($1, 'PtyOrganization', $1))
         insert into company (company_id, pseudo_id, organization_name) values ($1, $2, 'Test')`,
        [companyId, companyId],
      );
      return companyId;
    },
    newPerson: async (companyId: string): Promise<string> => {
      const partyId = randomUUID();
      await owner.query(`insert into party (party_id, party_type_enum_id, company_id) values ($1, 'PtyPerson', $2)`, [partyId, companyId]);
      return partyId;
    },
    hold: (companyId: string, positionId: string, partyId: string, held?: Held) => change(companyId, (tx) => addHolding(tx, { companyId, positionId, partyId }, held)),
  };
};
