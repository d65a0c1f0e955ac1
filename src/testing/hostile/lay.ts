/** Puts hostile texts where people's own stand, past all rules of the product: what was stored before a rule came is shown too. */
import type pg from 'pg';

/** Columns of text, but for what the product computes from other text to search by. */
const COLUMNS = `
  select c.table_name as "table", c.column_name as "column" from information_schema.columns c
    join pg_class t on t.oid = to_regclass(quote_ident(c.table_name)) and t.relkind = 'r'
  where c.table_schema = 'public' and c.data_type = 'text' and c.is_generated = 'NEVER' and c.column_name !~ 'search|folded' and c.table_name <> 'name_word' order by 1, 2`;

/** Bounds on length that columns have. */
const LENGTHS = [200, 60, 30];
/** Room for the number behind a text, because many may not repeat. */
const NUMBER = 8;

/**
 * Replaces every cell of the database with a Persian letter, which is what people wrote, by one of the texts and a number.
 * Answers the columns, `table.column`, that hold such texts now; those whose checks take none stay as they are.
 */
export async function layTexts(owner: pg.Pool, texts: readonly string[]): Promise<string[]> {
  const laid: string[] = [];
  const columns = (await owner.query<{ table: string; column: string }>(COLUMNS)).rows;
  for (const [at, { table, column }] of columns.entries())
    for (const longest of LENGTHS) {
      const change = `with numbered as (select ctid as place, row_number() over () + $2::int as n from "${table}" where "${column}" ~ '[\\u0600-\\u06ff]')
        update "${table}" set "${column}" = ($1::text[])[1 + n % cardinality($1::text[])] || ' ' || n from numbered where ctid = place`;
      const count = await owner.query(change, [texts.filter((text) => text.length <= longest - NUMBER), at * 7]).then(
        ({ rowCount }) => rowCount ?? 0,
        // a check on length or form: shorter ones may do
        () => undefined,
      );
      if (count) laid.push(`${table}.${column}`);
      if (count !== undefined) break;
    }
  return laid;
}
