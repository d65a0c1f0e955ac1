/**
 * The same answers without the house: Fastify and pg on the product's own tables, as their owner, with neither session,
 * permission, scope, row policies, classes, validation, audit nor idempotency. The file and the new rows come from the
 * product's own statements, so that the difference is what the house itself costs; the list is a plain LIKE.
 * Run as its own process, settings as in bare.ts.
 */
import { randomUUID } from 'node:crypto';
import Fastify from 'fastify';
import type pg from 'pg';
import { fileOf } from '#modules/personnel/profile/profile.store.ts';
import { systemScope } from '#platform/access/scope.ts';
import { openPool, outside, sql, systemActor, writing } from '#platform/db/db.ts';
import { insertEmployee } from '#platform/party/party.store.ts';

interface Settings {
  readonly connection: pg.ClientConfig;
  readonly port: number;
  readonly companyId: string;
}

const { connection, port, companyId } = JSON.parse(process.env['BENCH_BARE'] ?? '{}') as Settings;
const pool = openPool({ connection });
const db = outside(pool);
const day = new Date().toISOString().slice(0, 10);
const app = Fastify();

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
app.get<{ Params: { id: string } }>('/open/:id', (request) => fileOf(db, systemScope([companyId], day), request.params.id));
app.post<{ Body: { firstName: string; lastName: string; code: string; nationalId: string } }>('/create', async (request) => {
  const { firstName, lastName, code, nationalId } = request.body;
  const [partyId, partyRelationshipId] = [randomUUID(), randomUUID()];
  const person = { partyId, companyId, firstName, lastName, suffix: null, fatherName: null, gender: null, birthDate: null, nationalCode: nationalId };
  await writing(pool, systemActor('bench'), (tx) =>
    insertEmployee(tx, person, { partyRelationshipId, pseudoId: code, from: '2026-01-01', employmentStatusEnumId: null }, sql`true`),
  );
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
