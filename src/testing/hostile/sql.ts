/**
 * What breaks out of a statement that is put together from text: quotes of every kind, comments, second statements,
 * conditions that hold always, wildcards, operators, casts, names of what a sort could take (reliability-security.md I1).
 */

/** A sequence that no statement of the product touches: who finds it moved has found an injection, also one rolled back. */
export const tripwire = 'injection_tripwire';
const trip = `nextval('${tripwire}')`;

/** Would run `trip` where text becomes SQL. */
const stacked = [
  `'; select ${trip}; --`,
  `"; select ${trip}; --`,
  `); select ${trip}; --`,
  `'); select ${trip}; --`,
  `'||${trip}||'`,
  `' or ${trip} > 0 or '1'='1`,
  `' and 1=(select ${trip}) --`,
  `(select ${trip})`,
  `case when ${trip} > 0 then 1 else 2 end`,
  `1 union select ${trip}`,
  `' union all select ${trip}, null, null --`,
  `name; update user_account set disabled = false`,
  `'; drop table note; --`,
  `'; copy (select 1) to program 'id'; --`,
];

/** Conditions that hold always or never, and comments that swallow the rest. */
const conditions = [
  `' or '1'='1`,
  `' or 1=1 --`,
  `" or ""="`,
  `' or 'a' like 'a`,
  `1) or (1=1`,
  `')) or (('1'='1`,
  `' and '1'='2`,
  `admin'--`,
  `admin' #`,
  `admin'/*`,
  `*/ or 1=1 /*`,
  `'/**/or/**/1=1--`,
  `' having 1=1 --`,
  `' group by 1 --`,
  `' order by 99 --`,
];

/** The engine waits, if it gets so far: nothing here measures time, the tripwire stands in the same statement. */
const waiting = [`'; select pg_sleep(9), ${trip}; --`, `'||(select ''||pg_sleep(9)||${trip})||'`, `1 and (select pg_sleep(9)) is null`, `' or pg_sleep(9) is null --`];

/** Quotes and escapes: halves of them, doubled ones, dollar quotes, and letters that only look like a quote. */
const quotes = [
  `'`,
  `''`,
  `'''`,
  `"`,
  `""`,
  '`',
  '\\',
  `\\'`,
  `\\\\'`,
  '$$',
  `$$ or 1=1 $$`,
  `$x$ ${trip} $x$`,
  `E'\\x27 or 1=1'`,
  `U&'\\0027 or 1=1'`,
  `\u2019 or \u20191\u2019=\u20191`,
  `\uff07 or \uff071\uff07=\uff071`,
  `\u02bc or 1=1 --`,
  `\u201d or \u201d\u201d=\u201d`,
  `\u00bf' or 1=1`,
  `%27 or 1=1`,
];

/** What a pattern, an array, JSON, a cast or a format would read as more than text. */
const patterns = [
  '%',
  '_',
  '%%',
  '__',
  '%a%',
  'a_',
  '\\%',
  '\\_',
  '[a-z]',
  '.*',
  '^',
  '?',
  '$1',
  ':1',
  '@>',
  '?|',
  '::int',
  `1::regclass`,
  '{}',
  '{1,2}',
  'NULL',
  'null',
  '(1,2)',
  '%s',
  '%I',
  '0x41',
  '1e400',
];

/** Names that a sort, a filter, a group or a list of columns might take for one. */
export const sortNames = [
  'party_id',
  'password_hash',
  'user_account.password_hash',
  '1',
  '1 desc',
  'description desc',
  'description;',
  'description--',
  'description,(select 1)',
  '(select password_hash from user_account limit 1)',
  `description collate "C"`,
  'description nulls first',
  '"description"',
  '--description',
  'random()',
  `${trip}`,
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'pg_catalog.version()',
  '*',
];

export const sqlTexts: readonly string[] = [...stacked, ...conditions, ...waiting, ...quotes, ...patterns];
