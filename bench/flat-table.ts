/**
 * Beyond the ceiling: six columns of one flat table, which no product with a history could keep. Printed beside the
 * bare server of design.md (same-answer.ts) to show what the data model costs.
 * Run as its own process: `node bench/bare.ts`, settings as JSON in BENCH_BARE.
 */
import Fastify from 'fastify';
import pg from 'pg';

const { connection, port } = JSON.parse(process.env['BENCH_BARE'] ?? '{}') as { connection: pg.ClientConfig; port: number };
const pool = new pg.Pool({ ...connection, max: 10 });
const app = Fastify();

const listText = `select party_id, pseudo_id, first_name, last_name, unit_name, hire_date from flat_person where search_text like $1 order by last_name, first_name limit 20 offset $2`;
const countText = `select count(*)::int as count from (select 1 from flat_person where search_text like $1 limit 31) as found`;

app.get<{ Querystring: { q: string; offset?: string } }>('/list', async (request) => {
  const pattern = `%${request.query.q}%`;
  const [rows, count] = await Promise.all([
    pool.query({ name: 'list', text: listText, values: [pattern, Number(request.query.offset ?? 0)] }),
    pool.query({ name: 'count', text: countText, values: [pattern] }),
  ]);
  return { rows: rows.rows, count: count.rows[0].count };
});
app.get<{ Params: { id: string } }>('/open/:id', async (request) => {
  const { rows } = await pool.query({ name: 'open', text: 'select * from flat_person where party_id = $1', values: [request.params.id] });
  return rows[0];
});
app.post<{ Body: { id: string; firstName: string; lastName: string; code: string } }>('/create', async (request) => {
  const { id, firstName, lastName, code } = request.body;
  await pool.query({
    name: 'create',
    text: 'insert into flat_person (party_id, pseudo_id, first_name, last_name, search_text) values ($1, $2, $3, $4, $5)',
    values: [id, code, firstName, lastName, `${firstName} ${lastName}`],
  });
  return { id };
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
