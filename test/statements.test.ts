/**
 * The SQL that the calls of each module read by, and what each statement finds its rows by: committed, so that a review sees a statement that changes,
 * and above all one that reads a table of people from end to end. `npm run generate` writes them anew.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MountedRoute } from '#platform/http/mount.server.ts';
import { signInActors, type TestActor } from '#testing/actors.ts';
import { allSlices, startTestApp, type TestApp } from '#testing/app.ts';
import { addressOf } from '#testing/authorisation.ts';
import { openTestDatabase } from '#testing/database.ts';
import { valuesFor } from '#testing/known-values.ts';
import { planShape } from '#testing/plan-shape.ts';
import { inputSchema, leastOf } from '#testing/schema-values.ts';
import { collectStatements } from '#testing/statements.ts';

const { routes } = await allSlices();
const reads = routes.filter(({ call }) => call.method === 'GET' && call.raw === undefined);
const moduleOf = ({ slice }: MountedRoute): string => (slice.startsWith('modules/') ? (slice.split('/')[1] ?? '') : 'platform');
const modules = [...new Set(reads.map(moduleOf))].sort();

/** Statement to the module and the calls that send it; what several modules send is the platform's. */
const found = new Map<string, { module: string; calls: Set<string> }>();
const shapes = new Map<string, readonly string[]>();

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
  const sent = collectStatements(server.pool);
  const { administrator } = await signInActors(server);
  for (const route of reads) {
    sent();
    await ask(administrator, route);
    // the traces of reads are written a while after the reads
    for (const text of sent()) if (!/^\s*insert\b/.test(text)) note(text, route);
  }
  await explainAll();
}, 180_000);
afterAll(() => server.close());

const known = valuesFor('accountant');
const nobody = '00000000-0000-7000-8000-000000000000';

async function ask({ request }: TestActor, { call }: MountedRoute): Promise<void> {
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(known[name]?.[0] ?? nobody)));
  const least = call.query ? leastOf(inputSchema(call.query), known) : {};
  const query = new URLSearchParams(Object.entries(least).map(([name, value]) => [name, String(value)]));
  await request('GET', `/api${path}${query.size === 0 ? '' : `?${query}`}`);
}

function note(text: string, route: MountedRoute): void {
  const module = moduleOf(route);
  const before = found.get(text);
  if (before === undefined) found.set(text, { module, calls: new Set([addressOf(route.call)]) });
  else {
    before.calls.add(addressOf(route.call));
    if (before.module !== module) before.module = 'platform';
  }
}

/** In a database without rows, where nothing but the schema decides. */
async function explainAll(): Promise<void> {
  const empty = await openTestDatabase();
  const client = await empty.pool.connect();
  for (const text of found.keys()) {
    const shape = await planShape(client, text);
    if (shape !== undefined && shape.length > 0) shapes.set(text, shape);
  }
  client.release();
  await empty.close();
}

/** Statements with the calls that send them; of those that many send, the platform's, how many is not told. */
function pageOf(module: string): string {
  const own = [...found].filter(([text, one]) => one.module === module && shapes.has(text));
  const told = own.map(([text, { calls }]) => {
    const [first = '', ...others] = [...calls].sort();
    const lines = text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '');
    return [`## ${first}${others.length === 0 ? '' : ' and others'}`, '```sql', ...lines, '```', ...(shapes.get(text) ?? []).map((one) => `- ${one}`), ''].join('\n');
  });
  return `# What ${module} reads\n\n${told.sort().join('\n')}`;
}

test.each(modules)('%s: its statements and what they find their rows by', async (module) => {
  await expect(pageOf(module)).toMatchFileSnapshot(`statements/${module}.golden.md`);
});
