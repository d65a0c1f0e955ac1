/** Every example that the document of all calls shows is answered as it stands. */
import { expect, test } from 'vitest';
import { loadSlices } from '#server/slices.ts';
import { serverWithActors } from '#testing/served.ts';

const { actors } = await serverWithActors();
const shown = (await loadSlices()).routes.flatMap(({ call, examples = {} }) => Object.entries(examples).map(([name, body]) => [`${call.path}: ${name}`, call, body] as const));

test.each(shown)('%s', async (_, { method, path }, body) => {
  const answer = await actors.administrator.request(method, `/api${path}`, body as object);
  expect([answer.statusCode, answer.body.slice(0, 200)]).toEqual([200, expect.any(String)]);
});
