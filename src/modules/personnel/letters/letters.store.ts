/** SQL of letters. */
import type { FieldClass } from '#kernel/entity.ts';
import { isUuid } from '#kernel/ids/ids.ts';
import { onePersonIn, peopleIn } from '#platform/access/scope.service.ts';
import { type Db, empty, type Sql, sql, type Tx } from '#platform/db/db.server.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import { shownNumber } from '#platform/papers/paper-marks.rules.ts';
import { employedOn, fullName } from '#platform/people/people.sql.ts';
import { defineSealedField } from '#platform/secrets/sealed-field.define.ts';
import { openedWords, sealedWords } from '#platform/workflow/sealed-words.store.ts';
import { MAX_ASKED, OWN_LIMIT, PAGE_SIZE } from './letters.contract.ts';
import type { Language, LetterKind } from './letters.rules.ts';

const place = { table: 'letter', key: 'letter_id', boundTo: 'letter_id' } as const;
const sealedContent = defineSealedField({ ...place, column: 'content', inAudit: null });
// what somebody needs a letter for
const sealedNote = defineSealedField({ ...place, column: 'note_text', inAudit: null });

export type LetterState = 'asked' | 'cancelled' | 'refused' | 'issued' | 'withdrawn';

/** The text of a letter as it was issued. */
export interface LetterContent {
  readonly title: string;
  readonly companyName: string;
  readonly addressee: string;
  readonly opening: string | null;
  /** Office and name of the signatory. */
  readonly signer: string;
  readonly signerName: string | null;
  /** Digests of letter_picture. */
  readonly signature: string | null;
  readonly seal: string | null;
  readonly paragraphs: readonly string[];
}

const iso = (ms: number): string => new Date(ms).toISOString();
const inScope = (rows: RowScope): Sql => peopleIn(rows, sql`l.party_id`, sql`l.company_id`);

/** What somebody asked for. */
interface RequestedLetter {
  readonly letterId: string;
  readonly companyId: string;
  readonly partyId: string;
  readonly kind: LetterKind;
  readonly language: Language;
  readonly addressee: string;
  readonly note: string | null;
}

export interface NewLetter extends RequestedLetter {
  /** Epoch milliseconds. */
  readonly now: number;
}

/** False when as many of the person wait as may. */
export async function insertLetter(tx: Tx, letter: NewLetter): Promise<boolean> {
  const { partyId } = letter;
  await tx.one(sql`select pg_advisory_xact_lock(hashtextextended('letter ' || ${partyId}, 0))`);
  const { n } = await tx.one<{ n: number }>(sql`select count(*)::int as n from letter where party_id = ${partyId}::uuid and state = 'asked'`);
  if (n >= MAX_ASKED) return false;
  await tx.run(sql`
    insert into letter (letter_id, company_id, party_id, kind, language, addressee, note_text, asked_at)
    values (${letter.letterId}::uuid, ${letter.companyId}::uuid, ${partyId}::uuid, ${letter.kind}, ${letter.language}, ${letter.addressee},
      ${sealedWords(sealedNote, letter.letterId, letter.note)}, ${iso(letter.now)}::timestamptz)`);
  return true;
}

export interface KnownLetter extends RequestedLetter {
  readonly state: LetterState;
  readonly askedAt: string;
  readonly closedAt: string | null;
  readonly reason: string | null;
  readonly issuedOn: string | null;
  readonly number: string | null;
  readonly fullName: string;
  readonly pseudoId: string | null;
  readonly deciderName: string | null;
}
type StoredLetter = Omit<KnownLetter, 'number'> & { readonly year: number | null; readonly place: number | null };

const columns = sql`
  l.letter_id as "letterId", l.company_id as "companyId", l.party_id as "partyId", l.kind, l.language, l.addressee, l.note_text as note, l.state, l.asked_at as "askedAt", l.closed_at as "closedAt",
  l.reason_text as reason, l.issued_on as "issuedOn", l.letter_year as year, l.letter_number as place, ${fullName(sql`p`)} as "fullName",
  (select e.pseudo_id from party_relationship e where e.party_id = l.party_id and e.relationship_type_enum_id = 'PrtEmployee' order by (e.status_id = 'ActiveRel') desc, lower(e.valid) desc limit 1) as "pseudoId",
  (select concat_ws(' ', d.first_name, d.last_name) from person d where d.party_id = l.decided_by) as "deciderName"`;

const opened = ({ year, place, ...letter }: StoredLetter): KnownLetter => ({
  ...letter,
  note: openedWords(sealedNote, letter.letterId, letter.note),
  number: year === null || place === null ? null : shownNumber(year, place),
});

export const ownLettersOf = async (db: Db, partyId: string): Promise<KnownLetter[]> =>
  (
    await db.many<StoredLetter>(sql`
      select ${columns} from letter l join person p using (party_id) where l.party_id = ${partyId}::uuid order by l.asked_at desc, l.letter_id desc limit ${OWN_LIMIT}`)
  ).map(opened);

export interface Asking {
  readonly state?: LetterState | undefined;
  readonly partyId?: string | undefined;
}
const askedFor = (rows: RowScope, { state, partyId }: Asking): Sql =>
  sql`${inScope(rows)} ${state === undefined ? empty : sql`and l.state = ${state}`} ${partyId === undefined ? empty : sql`and l.party_id = ${partyId}::uuid`}`;

export const listLetters = async (db: Db, rows: RowScope, asking: Asking, pageIndex: number): Promise<KnownLetter[]> =>
  (
    await db.many<StoredLetter>(sql`
      select ${columns} from letter l join person p using (party_id) where ${askedFor(rows, asking)}
      order by case when l.state = 'asked' then l.asked_at end, l.closed_at desc, l.letter_id limit ${PAGE_SIZE} offset ${pageIndex * PAGE_SIZE}`)
  ).map(opened);

export const countLetters = async (db: Db, rows: RowScope, asking: Asking): Promise<number> =>
  (await db.one<{ n: number }>(sql`select count(*)::int as n from letter l where ${askedFor(rows, asking)}`)).n;

/** A letter in scope; `hold`: until the end of the transaction. */
async function oneLetter(db: Db, rows: RowScope, letterId: string, hold: Sql): Promise<KnownLetter | undefined> {
  if (!isUuid(letterId)) return undefined;
  const found = await db.maybe<StoredLetter>(sql`
    select ${columns} from letter l join person p using (party_id) where l.letter_id = ${letterId}::uuid and ${onePersonIn(rows, sql`l.party_id`, sql`l.company_id`)} ${hold}`);
  return found && opened(found);
}
export const letterOf = (db: Db, rows: RowScope, letterId: string): Promise<KnownLetter | undefined> => oneLetter(db, rows, letterId, empty);
export const lockLetter = (tx: Tx, rows: RowScope, letterId: string): Promise<KnownLetter | undefined> => oneLetter(tx, rows, letterId, sql`for update of l`);

export interface IssuedLetter {
  readonly partyId: string;
  readonly companyId: string;
  readonly state: LetterState;
  readonly language: Language;
  readonly number: string;
  readonly issuedOn: string;
  readonly code: string;
  readonly classes: readonly FieldClass[];
  readonly content: LetterContent;
}

/** An issued letter in scope with its text. */
export async function issuedLetter(db: Db, rows: RowScope, letterId: string): Promise<IssuedLetter | undefined> {
  if (!isUuid(letterId)) return undefined;
  const found = await db.maybe<Omit<IssuedLetter, 'number' | 'content'> & { year: number; place: number; content: string }>(sql`
    select l.party_id as "partyId", l.company_id as "companyId", l.state, l.language, l.letter_year as year, l.letter_number as place, l.issued_on as "issuedOn", l.code, l.classes, l.content
    from letter l where l.letter_id = ${letterId}::uuid and l.letter_number is not null and ${onePersonIn(rows, sql`l.party_id`, sql`l.company_id`)}`);
  if (found === undefined) return undefined;
  const { year, place, ...letter } = found;
  return { ...letter, number: shownNumber(year, place), content: JSON.parse(sealedContent.open(letterId, found.content)) };
}

/** Ends a letter that waits. */
export const closeLetter = (
  tx: Tx,
  letterId: string,
  state: 'cancelled' | 'refused',
  { now, by, reason }: { now: number; by: string | null; reason: string | null },
): Promise<number> =>
  tx.run(sql`
    update letter set state = ${state}, closed_at = ${iso(now)}::timestamptz, decided_by = ${by}::uuid, reason_text = ${reason} where letter_id = ${letterId}::uuid and state = 'asked'`);

export const withdrawStored = (tx: Tx, letterId: string, { now, by, reason }: { now: number; by: string; reason: string }): Promise<number> =>
  tx.run(sql`
    update letter set state = 'withdrawn', withdrawn_at = ${iso(now)}::timestamptz, withdrawn_by = ${by}::uuid, reason_text = ${reason} where letter_id = ${letterId}::uuid and state = 'issued'`);

/** The next number of a company in a Jalali year: whoever takes one after this waits for the end of the transaction. */
export const nextNumber = async (tx: Tx, companyId: string, year: number): Promise<number> =>
  (
    await tx.one<{ n: number }>(sql`
      insert into letter_counter (company_id, letter_year, last_number) values (${companyId}::uuid, ${year}, 1)
      on conflict (company_id, letter_year) do update set last_number = letter_counter.last_number + 1 returning last_number as n`)
  ).n;

export interface Issue {
  readonly letterId: string;
  readonly templateId: string;
  readonly by: string;
  readonly now: number;
  readonly year: number;
  readonly number: number;
  /** ISO day. */
  readonly day: string;
  readonly code: string;
  readonly initials: string;
  readonly classes: readonly FieldClass[];
  readonly content: LetterContent;
}

export const writeIssue = (tx: Tx, issue: Issue): Promise<number> =>
  tx.run(sql`
    update letter set state = 'issued', closed_at = ${iso(issue.now)}::timestamptz, decided_by = ${issue.by}::uuid, letter_template_id = ${issue.templateId}::uuid, letter_year = ${issue.year},
      letter_number = ${issue.number}, issued_on = ${issue.day}::date, code = ${issue.code}, initials = ${issue.initials}, classes = ${[...issue.classes]}::text[],
      content = ${sealedContent.seal(issue.letterId, JSON.stringify(issue.content))}
    where letter_id = ${issue.letterId}::uuid`);

/** What a text can speak of, as it stands on a day. */
export interface PersonFacts {
  readonly firstName: string;
  readonly lastName: string;
  readonly suffix: string | null;
  readonly gender: 'Y' | 'N' | null;
  readonly latinFirstName: string | null;
  readonly latinLastName: string | null;
  readonly fatherName: string | null;
  readonly birthDate: string | null;
  readonly nationalCode: string | null;
  readonly idNumber: string | null;
  readonly pseudoId: string | null;
  readonly companyName: string;
  readonly positionTitle: string | null;
  readonly unitName: string | null;
  readonly employmentKind: string | null;
  readonly hireDate: string | null;
  /** Digits of rials. */
  readonly dailyWage: string | null;
}

/** Of the employment that holds on the day. Without a RowScope: of the person of a letter that the caller has found. */
export const factsFor = (db: Db, partyId: string, day: string): Promise<PersonFacts> =>
  db.one(sql`
    select p.first_name as "firstName", p.last_name as "lastName", p.suffix, p.gender, p.latin_first_name as "latinFirstName", p.latin_last_name as "latinLastName", p.father_name as "fatherName",
      p.birth_date as "birthDate", c.organization_name as "companyName", e.pseudo_id as "pseudoId", lower(e.valid) as "hireDate",
      (select i.id_value from party_identification i where i.party_id = p.party_id and i.party_id_type_enum_id = 'Nationalcode') as "nationalCode",
      (select i.id_value from party_identification i where i.party_id = p.party_id and i.party_id_type_enum_id = 'idNumber') as "idNumber",
      (select k.description from employment_kind x join enumeration k on k.enum_id = x.employment_status_enum_id where x.party_relationship_id = e.party_relationship_id and x.valid @> ${day}::date) as "employmentKind",
      (select s.daily_wage::text from employment_salary s where s.party_relationship_id = e.party_relationship_id and s.valid @> ${day}::date) as "dailyWage",
      position.title as "positionTitle", position.unit as "unitName"
    from person p join company c on c.company_id = p.company_id
    left join lateral (
      select r.party_relationship_id, r.pseudo_id, r.valid from party_relationship r
      where r.party_id = p.party_id and ${employedOn(sql`r`, day)} order by lower(r.valid) desc limit 1) as e on true
    left join lateral (
      select x.description as title, u.organization_name as unit from empl_position_party h join empl_position x using (empl_position_id)
      left join empl_position_unit eu on eu.empl_position_id = h.empl_position_id and eu.valid @> ${day}::date left join org_unit u on u.unit_id = eu.unit_id
      where h.party_id = p.party_id and h.main_position = 'Y' and h.valid @> ${day}::date limit 1) as position on true
    where p.party_id = ${partyId}::uuid`);

/** What the public page may know of a code. */
export async function letterOfCode(db: Db, code: string): Promise<FoundLetter | undefined> {
  const found = await db.maybe<Omit<FoundLetter, 'number'> & { year: number; place: number }>(sql`
    select state, kind, issued_on as "issuedOn", initials, letter_year as year, letter_number as place, company_name as "companyName" from letter_of_code(${code})`);
  if (found === undefined) return undefined;
  const { year, place, ...letter } = found;
  return { ...letter, number: shownNumber(year, place) };
}

export interface FoundLetter {
  readonly state: 'issued' | 'withdrawn';
  readonly kind: LetterKind;
  readonly issuedOn: string;
  readonly initials: string;
  readonly number: string;
  readonly companyName: string;
}
