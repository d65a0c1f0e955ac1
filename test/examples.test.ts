/** Every example that the document of all calls shows is answered as it stands. */
import { expect, test } from 'vitest';
import { z } from '#kernel/schema.ts';
import { EXAMPLE_LOAN } from '#modules/welfare/loan-figures/examples.rules.ts';
import { EXAMPLE_EMPLOYMENT } from '#platform/formula/examples.rules.ts';
import { loadSlices } from '#server/slices.ts';
import { companyId, employmentId } from '#testing/organisation.ts';
import { serverWithActors } from '#testing/served.ts';

const { actors, server } = await serverWithActors();
// orders are counted by confirmed law alone; a simulation only warns
await server.owner.query(`update legal_parameter set confidence = 'B', verified_version = row_version where option_indicator = 'Y'`);
const { rows: loans } = await server.owner.query<{ id: string }>(`select welfare_id as id from welfare_loan where company_id = $1 and welfare_code = 'EMERGENCY'`, [
  companyId('holding'),
]);
/** What an example says in place of a record of somebody's own. */
const records = { [EXAMPLE_EMPLOYMENT]: employmentId('accountant'), [EXAMPLE_LOAN]: loans[0]?.id ?? '' };
const isOfRecord = (path: string): boolean => path.includes('/:');

const shown = (await loadSlices()).routes.flatMap(({ call, examples = {} }) => Object.entries(examples).map(([name, body]) => [`${call.path}: ${name}`, call, body] as const));

test.each(shown.filter(([, { path }]) => !isOfRecord(path)))('%s', async (_, { method, path }, body) => {
  const asked = Object.entries(records).reduce((text, [example, own]) => text.replaceAll(example, own), JSON.stringify(body));
  const answer = await actors.administrator.request(method, `/api${path}`, JSON.parse(asked) as object);
  expect([answer.statusCode, answer.body.slice(0, 200)]).toEqual([200, expect.any(String)]);
});

// they are played by the tests of their slices, which lay the record
test.each(shown.filter(([, { path }]) => isOfRecord(path)))('%s is what the call takes', (_, { body: schema }, body) => {
  expect(schema === undefined ? undefined : z.safeParse(schema, body).error).toBeUndefined();
});
