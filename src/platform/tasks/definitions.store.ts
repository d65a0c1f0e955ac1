/** Versions of processes as running cases read them. A version that runs never changes, so that it is read once and kept. */
import type { ProcessDefinition } from '#kernel/workflow/definition.ts';
import { type Drawing, drawingOf, mirrored } from '#kernel/workflow/layout.ts';
import { type Db, sql } from '#platform/db/db.server.ts';

export interface KnownDefinition {
  readonly definitionId: string;
  readonly processKey: string;
  readonly title: string;
  readonly definition: ProcessDefinition;
  /** Made when it is first asked for. */
  drawing(): { readonly plain: Drawing; readonly mirrored: Drawing };
}

interface Stored extends Omit<KnownDefinition, 'drawing'> {
  readonly status: string;
}

const MOST = 200;
const kept = new Map<string, KnownDefinition>();

function known({ status, ...one }: Stored): KnownDefinition {
  let drawn: ReturnType<KnownDefinition['drawing']> | undefined;
  const drawing = () => {
    const plain = drawn?.plain ?? drawingOf(one.definition);
    drawn ??= { plain, mirrored: mirrored(plain) };
    return drawn;
  };
  const made = { ...one, drawing };
  if (status === 'draft') return made;
  const [oldest] = kept.keys();
  if (kept.size >= MOST && oldest !== undefined) kept.delete(oldest);
  kept.set(one.definitionId, made);
  return made;
}

const columns = sql`process_definition_id as "definitionId", process_key as "processKey", title, definition, status`;

/** By id: of versions that rows in sight of the reader name. */
export async function definitionsOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, KnownDefinition>> {
  const all = [...new Set(ids)];
  const missing = all.filter((id) => !kept.has(id));
  const read =
    missing.length === 0 ? [] : (await db.many<Stored>(sql`select ${columns} from process_definition where process_definition_id = any (${missing}::uuid[])`)).map(known);
  const fresh = new Map(read.map((one) => [one.definitionId, one]));
  return new Map(all.flatMap((id) => [[id, fresh.get(id) ?? kept.get(id)] as const]).filter((pair): pair is readonly [string, KnownDefinition] => pair[1] !== undefined));
}

/** Versions in force in a company, by title. */
export const definitionsInForce = (db: Db, companyId: string): Promise<{ readonly definitionId: string; readonly processKey: string; readonly title: string }[]> =>
  db.many(sql`
    select process_definition_id as "definitionId", process_key as "processKey", title from process_definition
    where company_id = ${companyId}::uuid and status = 'published' order by title collate "fa-x-icu", process_key`);
