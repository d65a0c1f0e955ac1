/** What the library answers to the language of formulas. */
import { readExact } from '#kernel/formula/exact.ts';
import type { Table, Unit, Value } from '#kernel/formula/values.ts';
import { defineFormulaLibrary, type LibraryFormula, type LibraryLook, type LibraryName, type Values } from '../formula.define.ts';
import { formulaUse } from '../registry.server.ts';
import type { ContentOf } from './library.contract.ts';
import { nameOf } from './references/references.rules.ts';
import { classOf, type RowOf, rowsOfVersions, type Standing, standingOn, valuesOfVersions } from './standing.store.ts';

const unitOf = ({ content }: Standing): Unit | undefined => (content['unit'] as Unit | null | undefined) ?? undefined;

function libraryName(standing: Standing): LibraryName {
  const { id, kind, code, title, version, fromDate, content } = standing;
  const shared = { id, kind, version, fromDate, code: nameOf(kind, code), title, class: 'public' } as const;
  switch (kind) {
    case 'constant':
      return { ...shared, type: 'number', unit: unitOf(standing) };
    case 'inputFactor':
      return { ...shared, type: 'number', unit: unitOf(standing), class: classOf(standing) };
    case 'table':
      return { ...shared, type: 'table', keys: (content as ContentOf<'table'>).keys.map((key) => key.kind) };
    default: {
      // what comes of classed values is not counted for whoever is not given them
      const use = formulaUse((content as ContentOf<'formula'>).use);
      return { ...shared, type: use?.type ?? 'number', unit: use?.unit };
    }
  }
}

function tableOf({ title, content }: Standing, rows: readonly RowOf[]): Table {
  const { keys, columns } = content as ContentOf<'table'>;
  const number = (text: string) => readExact(text) ?? 0;
  return {
    title,
    keys: keys.map(({ kind }) => kind),
    columns,
    rows: rows.map((row) => ({ keys: row.keys.map((key, at) => (key !== null && keys[at]?.kind === 'band' ? number(key) : key)), values: row.cells.map(number) })),
  };
}

/** A formula as it is counted. */
function libraryFormula({ id, code, title, version, fromDate, content }: Standing): LibraryFormula {
  const { use, text, rounding } = content as ContentOf<'formula'>;
  return { id, code, title, version, fromDate, use, text, ...(rounding && { rounding: { mode: rounding.mode, unit: readExact(rounding.unit) ?? 1 } }) };
}

const standing = ({ db, actor, day }: LibraryLook, ...kinds: Parameters<typeof standingOn>[3]): Promise<Standing[]> => standingOn(db, actor.companyId, day, kinds);

const isAsked =
  (asked: ReadonlySet<string>) =>
  ({ kind, code }: Standing): boolean =>
    asked.has(nameOf(kind, code));

/** With those that the first rest on, and so on; each once. */
function withWhatTheyRestOn(all: readonly Standing[], first: readonly Standing[]): Standing[] {
  const byCode = new Map(all.map((one) => [one.code, one]));
  const found = new Set(first);
  for (const { restsOn } of found) for (const code of restsOn) if (byCode.has(code)) found.add(byCode.get(code) as Standing);
  return [...found];
}

export const library = defineFormulaLibrary({
  names: async (look) => (await standing(look, 'constant', 'inputFactor', 'table', 'formula')).map(libraryName),
  async shared(look, asked) {
    const found = (await standing(look, 'constant', 'table')).filter(isAsked(asked));
    const tables = found.filter(({ kind }) => kind === 'table');
    const rows = Map.groupBy(
      tables.length === 0
        ? []
        : await rowsOfVersions(
            look.db,
            tables.map(({ versionId }) => versionId),
          ),
      ({ versionId }) => versionId,
    );
    const answer = (one: Standing): Value => (one.kind === 'table' ? tableOf(one, rows.get(one.versionId) ?? []) : readExact(String(one.content['value'])));
    return new Map(found.map((one) => [nameOf(one.kind, one.code), answer(one)]));
  },
  async factors(look, asked, subjects) {
    const names = new Map((await standing(look, 'inputFactor')).filter(isAsked(asked)).map((one) => [one.versionId, nameOf(one.kind, one.code)]));
    const employments = subjects.map(({ partyRelationshipId }) => partyRelationshipId);
    const values = names.size === 0 ? [] : await valuesOfVersions(look.db, [...names.keys()], employments);
    const found = new Map<string, Map<string, Value>>();
    for (const { versionId, partyRelationshipId, value } of values) {
      const own = found.get(partyRelationshipId) ?? new Map<string, Value>();
      own.set(names.get(versionId) ?? '', readExact(value));
      found.set(partyRelationshipId, own);
    }
    return found as ReadonlyMap<string, Values>;
  },
  async formulas(look, { ids = [], codes = [] }) {
    const all = await standing(look, 'formula');
    const first = all.filter(({ id, code }) => ids.includes(id) || codes.includes(code));
    return withWhatTheyRestOn(all, first).map(libraryFormula);
  },
});
