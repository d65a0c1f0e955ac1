/** Which company a file is for. Nothing is guessed: what cannot be told from the file must be said. */
import { listInWords, normaliseText, toAsciiDigits } from '#kernel/persian-text/persian-text.ts';
import type { Db } from '#platform/db/db.server.ts';
import { importErrors } from './import-export.errors.ts';
import type { CodeOf, ImportKind } from './kind.define.ts';
import { type CompanyRow, companiesKnowing, listCompanies } from './lookups.store.ts';
import { matchColumns } from './matching.rules.ts';
import type { Sheet } from './sheets/sheet-form.rules.ts';

export interface Wanted {
  /** Companies the importer reaches. */
  readonly reach: readonly string[];
  /** Id or code of the company asked for. */
  readonly asked?: string | undefined;
  readonly sheet: Sheet;
  /** Company that keeps the run of a file of units that founds a further one. */
  readonly own?: string | undefined;
  /** The one company that knows the codes of the file is taken without a word; otherwise several must be told apart by name. */
  readonly byCodes?: true;
}

type Codes = ReadonlyMap<string, readonly string[]>;

/** Values of the columns that hold codes, by column, as the readers would clean them. */
function codesIn(kind: ImportKind, sheet: Sheet): Codes {
  const matched = matchColumns(kind.columns, kind.texts.headers, sheet.headers);
  const entries = kind.columns.flatMap(({ name, codeOf }, i) => {
    const index = matched[i]?.index;
    if (codeOf === undefined || index === undefined) return [];
    const values = sheet.rows.map(({ cells }) => toAsciiDigits(normaliseText(cells[index] ?? ''))).filter((value) => value !== '');
    return [[name, [...new Set(values)]] as const];
  });
  return new Map(entries);
}

/** The only company that knows any of the codes. */
async function knownTo(db: Db, kind: ImportKind, companyIds: readonly string[], codes: Codes): Promise<string | undefined> {
  const sorts = new Map<CodeOf, string[]>();
  for (const { name, codeOf } of kind.columns) if (codeOf) sorts.set(codeOf, [...(sorts.get(codeOf) ?? []), ...(codes.get(name) ?? [])]);
  const knowing = new Set<string>();
  for (const [sort, values] of sorts) for (const companyId of await companiesKnowing(db, companyIds, sort, values)) knowing.add(companyId);
  const [only] = knowing;
  return knowing.size === 1 ? only : undefined;
}

/** Codes of the rows of a file of units that stand below nothing: each names a company. */
function rootsIn(kind: ImportKind, sheet: Sheet): string[] {
  const matched = matchColumns(kind.columns, kind.texts.headers, sheet.headers);
  const at = (name: string) => matched.find((column) => column.name === name)?.index ?? -1;
  const [code, parent] = [at('code'), at('parentCode')];
  return sheet.rows.filter(({ cells }) => normaliseText(cells[parent] ?? '') === '').map(({ cells }) => toAsciiDigits(normaliseText(cells[code] ?? '')));
}

/** The company of the first root of a file of units, or `own` while that is to be founded. Undefined: no root says anything. */
function companyOfRoots(companies: readonly CompanyRow[], roots: readonly string[], own: string | undefined): { companyId: string | undefined } | undefined {
  if (roots.length === 0) return undefined;
  return { companyId: companies.find(({ code }) => code === roots[0])?.companyId ?? own };
}

/** The company a file is for: the one asked for, the only one, the one its units name, the one that knows its codes. Throws `companyNeeded`. */
export async function chooseCompany(db: Db, kind: ImportKind, { reach, asked, sheet, own, byCodes }: Wanted): Promise<string | undefined> {
  const companies = (await listCompanies(db)).filter(({ companyId }) => reach.includes(companyId));
  if (asked !== undefined) {
    const found = companies.find(({ companyId, code }) => companyId === asked || code === asked);
    if (!found) throw importErrors.error('unknownCompany');
    return found.companyId;
  }
  if (companies.length <= 1) return companies[0]?.companyId;
  const named = kind.order === 1 ? companyOfRoots(companies, rootsIn(kind, sheet), own) : undefined;
  if (named) return named.companyId;
  const known = byCodes ? await knownTo(db, kind, reach, codesIn(kind, sheet)) : undefined;
  if (known !== undefined) return known;
  throw importErrors.error('companyNeeded', { values: { companies: listInWords(companies.map(({ code, name }) => `${name} (${code})`)) } });
}
