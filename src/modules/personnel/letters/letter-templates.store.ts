/** SQL of the templates of letters, and of the signatures and seals that are set under them. */
import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { storedNameIn } from '#kernel/file-value/file-value.ts';
import type { FormValues } from '#kernel/form/definition.ts';
import { companiesIn } from '#platform/access/scope.service.ts';
import { type Db, type Sql, sql, type Tx } from '#platform/db/db.server.ts';
import { findFile } from '#platform/files/files.store.ts';
import { bytesOf } from '#platform/files/reading.service.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import type { PartKey, PartRows } from '#platform/party/parts/part.store.ts';
import { partErrors } from '#platform/party/parts/parts.errors.ts';
import { letterTemplates } from './letters.contract.ts';
import type { KnownLetter } from './letters.store.ts';

/** Pictures of a company that paper can bear on a day: printing knows no WebP. */
const pictures = (day: Sql): Sql => sql`
  select s.company_seal_id, s.company_id, s.seal_kind, s.title, s.image from company_seal s join stored_file f on f.stored_name = split_part(s.image, ';', 1)
  where s.valid @> ${day} and f.content_type in ('image/png', 'image/jpeg')`;

const pictureFields = { signatureId: 'Signature', sealId: 'Seal' } as const;

/** Refuses a picture that is none of the company's of its kind; one that stands may stay. */
async function checkPictures(tx: Tx, values: FormValues, { companyId }: PartKey, { before }: { readonly before: FormValues }): Promise<void> {
  for (const [field, kind] of Object.entries(pictureFields)) {
    const id = values[field];
    if (id == null || id === before[field]) continue;
    const found = await tx.maybe(sql`
      select from (${pictures(sql`current_date`)}) s where s.company_seal_id::text = ${String(id)} and s.company_id = ${companyId}::uuid and s.seal_kind = ${kind}`);
    if (found === undefined) throw partErrors.error('option', { fields: { [field]: 'option' } });
  }
}

export const templateRows: PartRows = {
  part: letterTemplates,
  table: 'letter_template',
  columns: {
    title: 'title',
    kind: 'kind',
    language: 'language',
    opening: 'opening',
    signer: 'signer',
    signerName: 'signer_name',
    signatureId: 'signature_id',
    sealId: 'seal_id',
    isActive: 'is_active',
    bodyText: 'body_text',
  },
  check: checkPictures,
};

export interface LetterPicture {
  readonly pictureId: string;
  readonly kind: 'Signature' | 'Seal';
  readonly title: string;
}

/** Signatures and seals of the companies in scope, by name. */
export const letterPicturesIn = (db: Db, rows: RowScope, companyId: string): Promise<LetterPicture[]> =>
  db.many<LetterPicture>(sql`
    select s.company_seal_id as "pictureId", s.seal_kind as kind, s.title from (${pictures(sql`${rows.asOf}::date`)}) s
    where s.company_id = ${companyId}::uuid and ${companiesIn(rows, sql`s.company_id`)} order by s.title collate "fa-x-icu", s.company_seal_id`);

/** The templates `t` that serve for a letter on a day: of its company or of one above it, for its kind and language, active. */
const serving = ({ companyId, kind, language }: Pick<KnownLetter, 'companyId' | 'kind' | 'language'>, day: string): Sql => sql`
  ${companyId}::uuid in (select company_with_subsidiaries(t.company_id)) and t.kind = ${kind} and t.language = ${language} and t.is_active = 'Y' and t.valid @> ${day}::date`;

export interface TemplateChoice {
  readonly templateId: string;
  readonly title: string;
  readonly companyName: string;
  /** Of the company of the letter itself. */
  readonly isOwn: boolean;
}

/** Templates a letter can be issued from, those of its own company first. */
export const templateChoices = (db: Db, letter: KnownLetter, day: string): Promise<TemplateChoice[]> =>
  db.many<TemplateChoice>(sql`
    select t.letter_template_id as "templateId", t.title, c.organization_name as "companyName", t.company_id = ${letter.companyId}::uuid as "isOwn"
    from letter_template t join company c on c.company_id = t.company_id where ${serving(letter, day)}
    order by t.company_id = ${letter.companyId}::uuid desc, t.title collate "fa-x-icu", t.letter_template_id`);

export interface UsableTemplate {
  readonly title: string;
  readonly opening: string | null;
  readonly bodyText: string;
  readonly signer: string;
  readonly signerName: string | null;
  /** 'storedName;displayName' of today's pictures. */
  readonly signature: string | null;
  readonly seal: string | null;
}

/** The template when it serves for the letter. */
export const usableTemplate = (db: Db, templateId: string, letter: Pick<KnownLetter, 'companyId' | 'kind' | 'language'>, day: string): Promise<UsableTemplate | undefined> =>
  db.maybe(sql`
    with known as (${pictures(sql`${day}::date`)})
    select t.title, t.opening, t.body_text as "bodyText", t.signer, t.signer_name as "signerName",
      (select image from known where company_seal_id = t.signature_id) as signature, (select image from known where company_seal_id = t.seal_id) as seal
    from letter_template t where t.letter_template_id = ${templateId}::uuid and ${serving(letter, day)}`);

/** Keeps a picture as it is now for the letters of a company; answers its digest. */
export async function keepPicture(tx: Tx, companyId: string, image: string | null): Promise<string | null> {
  const name = image === null ? undefined : storedNameIn(image);
  const file = name === undefined ? undefined : await findFile(tx, name);
  if (file === undefined) return null;
  const bytes = await bytesOf(file, undefined);
  const content = Buffer.isBuffer(bytes) ? bytes : await buffer(bytes);
  const digest = createHash('sha256').update(content).digest('hex');
  await tx.run(sql`insert into letter_picture (company_id, digest, content) values (${companyId}::uuid, ${digest}, ${content}) on conflict do nothing`);
  return digest;
}

export const pictureOf = async (db: Db, companyId: string, digest: string | null): Promise<Buffer | null> =>
  digest === null
    ? null
    : ((await db.maybe<{ content: Buffer }>(sql`select content from letter_picture where company_id = ${companyId}::uuid and digest = ${digest}`))?.content ?? null);

/** Where a company is found on a day: its main address with the name of the city, and its main number; null for what is not known. */
export const companyContacts = (db: Db, companyId: string, day: string): Promise<CompanyContacts> =>
  db.one(sql`
    select (
      select jsonb_build_object('city', coalesce((select g.geo_name from geo g where g.geo_id = a.city_geo_id), a.city_text), 'district', a.district, 'street', a.street, 'alley', a.alley,
        'plate', a.plate, 'floor', a.floor, 'unitNumber', a.unit_number, 'postalCode', a.postal_code)
      from postal_address a where a.party_id = ${companyId}::uuid and a.contact_mech_purpose_id = 'OrgPostalMain' and a.valid @> ${day}::date order by lower(a.valid) desc nulls last limit 1) as address,
      (select jsonb_build_object('areaCode', t.area_code, 'contactNumber', t.contact_number) from telecom_number t
       where t.party_id = ${companyId}::uuid and t.contact_mech_purpose_id = 'OrgPhoneMain' and t.valid @> ${day}::date order by lower(t.valid) desc nulls last limit 1) as phone`);

/** Values by the names of the forms of addresses and numbers. */
export interface CompanyContacts {
  readonly address: FormValues | null;
  readonly phone: FormValues | null;
}
