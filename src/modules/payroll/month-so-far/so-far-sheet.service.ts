/** The month that runs so far of everybody in reach, as a spreadsheet. */
import { classesOf } from '#platform/access/access.rules.ts';
import type { Db } from '#platform/db/db.server.ts';
import type { Actor, RowScope } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { plainSheet } from '#platform/import-export/templates.service.ts';
import { periodName } from '../pay/period.rules.ts';
import { monthSoFarFile } from './month-so-far.contract.ts';
import { monthSoFarErrors } from './month-so-far.errors.ts';
import { hasGroup, soFarPage } from './month-so-far.store.ts';
import { changedLines } from './so-far.rules.ts';
import words from './so-far-page.messages.fa.ts';

/** More people than a company has. */
const MOST_ROWS = 100_000;
const { columns, deductions, tax } = words;
const heads = [
  ...[columns.pseudoId, columns.fullName, columns.group, columns.period, columns.gross, deductions, tax],
  ...[columns.net, columns.lastNet, columns.difference, columns.changes],
];

interface Reader {
  readonly db: Db;
  readonly actor: Actor;
  readonly rows: RowScope;
}

/** Rials as digits. Throws notFound of a group out of reach, nobody, and withheld where class pay about one of them is lacking. */
export async function soFarSheet({ db, actor, rows }: Reader, payGroupId: string | undefined): Promise<{ readonly bytes: Buffer; readonly people: number }> {
  if (payGroupId !== undefined && !(await hasGroup(db, rows, payGroupId))) throw httpErrors.error('notFound');
  const found = await soFarPage(db, rows, { payGroupId, page: 1, pageSize: MOST_ROWS });
  if (found.length === 0) throw monthSoFarErrors.error('nobody');
  const held = classesOf(actor, monthSoFarFile);
  if (found.some(({ partyId }) => !held(partyId).has('pay'))) throw monthSoFarErrors.error('withheld');
  const cells = found.map((row) => [
    ...[row.pseudoId, row.fullName, row.groupName, periodName(row), row.gross, row.deductions, row.tax, row.net, row.lastNet ?? '', row.difference ?? ''],
    changedLines(row.lines, row.before).map(words.change).join(words.separator),
  ]);
  return { bytes: await plainSheet(words.sheet, heads, cells), people: found.length };
}
