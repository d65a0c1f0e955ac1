/**
 * The bare server of design.md section 5: Fastify and pg, the same answers from the product's own tables, without what
 * the product adds to them: session, permission, scope, row policies (it comes as owner), field classes, validation,
 * audit, idempotency. One prepared statement a request on a pool; a creation is the same rows in one transaction.
 * Run as its own process, settings as in bare.ts.
 */
import { createHash, randomUUID } from 'node:crypto';
import Fastify from 'fastify';
import pg from 'pg';
import { fileOf } from '#modules/personnel/profile/profile.store.ts';
import { systemScope } from '#platform/access/scope.service.ts';
import { type Sql, sql, type Tx } from '#platform/db/db.server.ts';
import { insertEmployee } from '#platform/party/party.store.ts';
import { announceKeys } from '#platform/secrets/keys.server.ts';
import { masterKeyPlace } from '#platform/secrets/master-key.server.ts';
import { readKeys } from '#platform/secrets/open-keys.server.ts';

interface Settings {
  readonly connection: pg.ClientConfig;
  readonly port: number;
  readonly companyId: string;
  /** Where the product keeps its master key: account numbers are sealed. */
  readonly dataDir: string;
}

const { connection, port, companyId, dataDir } = JSON.parse(process.env['BENCH_BARE'] ?? '{}') as Settings;
const pool = new pg.Pool({ ...connection, max: 10, options: '-c plan_cache_mode=force_generic_plan' });
const day = new Date().toISOString().slice(0, 10);
const app = Fastify();

/** Statements of the product, sent by pg alone: prepared once per connection, like those written here. */
function plainly(client: pg.Pool | pg.PoolClient): Tx {
  const ask = async ({ text, values }: Sql) => client.query({ name: createHash('md5').update(text).digest('hex'), text, values: [...values] });
  const many = async (query: Sql) => (await ask(query)).rows;
  return {
    many,
    one: async (query: Sql) => (await many(query))[0],
    maybe: async (query: Sql) => (await many(query))[0],
    run: async (query: Sql) => (await ask(query)).rowCount ?? 0,
  } as unknown as Tx;
}

const keys = await readKeys(plainly(pool), masterKeyPlace({}, dataDir));
if (keys) announceKeys(keys);

const listText = `
  with matched as materialized (
    select p.*, r.party_relationship_id, r.pseudo_id, r.status_id, r.valid, r.company_id as employer
    from person p join party_relationship r on r.party_id = p.party_id
    where p.search_text like $1 and r.relationship_type_enum_id = 'PrtEmployee' and r.status_id = 'ActiveRel'
  ), page as (select * from matched order by sort_text, party_id limit 20)
  select (select count(*) from (select 1 from matched limit 1001) c)::int as count, p.party_id as "partyId", p.party_relationship_id as "partyRelationshipId",
    p.pseudo_id as "pseudoId", p.first_name as "firstName", p.last_name as "lastName", p.suffix, concat_ws(' ', p.first_name, p.last_name, p.suffix) as "fullName",
    p.face_image as "faceImage", p.status_id as "statusId", lower(p.valid) as "hireDate", k.description as "employmentKind", u.organization_name as "unitName",
    e.description as "positionTitle", co.organization_name as "companyName", n.id_value as "nationalCode", p.birth_date as "birthDate", m.description as "maritalStatus",
    (select t.contact_number from telecom_number t where t.party_id = p.party_id and t.contact_mech_purpose_id = 'PhoneMobile' and t.valid @> $2::date limit 1) as mobile
  from page p join company co on co.company_id = p.employer
  left join empl_position_party h on h.party_id = p.party_id and h.main_position = 'Y' and h.valid @> $2::date
  left join empl_position e on e.empl_position_id = h.empl_position_id
  left join empl_position_unit eu on eu.empl_position_id = h.empl_position_id and eu.valid @> $2::date
  left join org_unit u on u.unit_id = eu.unit_id
  left join employment_kind ek on ek.party_relationship_id = p.party_relationship_id and ek.valid @> $2::date
  left join enumeration k on k.enum_id = ek.employment_status_enum_id
  left join enumeration m on m.enum_id = p.marital_status_enum_id
  left join party_identification n on n.party_id = p.party_id and n.party_id_type_enum_id = 'Nationalcode'
  order by p.sort_text, p.party_id`;

app.get<{ Querystring: { q: string } }>('/list', async (request) => {
  const { rows } = await pool.query<{ count: number }>({ name: 'list', text: listText, values: [`%${request.query.q}%`, day] });
  return { rows: rows.map(({ count: _, ...row }) => row), count: rows[0]?.count ?? 0 };
});
app.get<{ Params: { id: string } }>('/open/:id', (request) => fileOf(plainly(pool), systemScope([companyId], day), request.params.id));
app.post<{ Body: { firstName: string; lastName: string; code: string; nationalId: string } }>('/create', async (request) => {
  const { firstName, lastName, code, nationalId } = request.body;
  const [partyId, partyRelationshipId] = [randomUUID(), randomUUID()];
  const person = { partyId, companyId, firstName, lastName, suffix: null, fatherName: null, gender: null, birthDate: null, nationalCode: nationalId };
  const client = await pool.connect();
  await client.query('begin');
  await insertEmployee(plainly(client), person, { partyRelationshipId, pseudoId: code, from: '2026-01-01', employmentStatusEnumId: null }, sql`true`);
  await client.query('commit');
  client.release();
  return { partyId, partyRelationshipId };
});

await app.listen({ host: '127.0.0.1', port });
process.on(
  'SIGTERM',
  () =>
    void app
      .close()
      .then(() => pool.end())
      .then(() => process.exit(0)),
);
