/** What a form's selects may hold, asked of the lists they name: what stands is kept, a new choice must still be offered (optionIndicator). */
import type { ErrorTable } from '#kernel/errors.ts';
import { type FieldDefinition, type FormDefinition, type FormValues, fieldsOf } from '#kernel/form/definition.ts';
import { knownRows, NONE_ID } from '#kernel/form/options.ts';
import { type Db, sql } from '#platform/db/db.server.ts';

const idsOf = ({ type, noneOption }: FieldDefinition, value: unknown): string[] => {
  const isMany = type === 'multiselect' || type === 'multiselectAll';
  const said: unknown = isMany && typeof value === 'string' ? JSON.parse(value) : value;
  return (Array.isArray(said) ? said : [said]).filter((id) => id !== null && id !== undefined && !(noneOption === true && id === NONE_ID)).map(String);
};

/**
 * Names of the fields with a choice that is not offered: none of the enumeration they name, or an inactive one that `stored` did
 * not hold. Lists that are no enumeration (places, jobs, courses) are judged by those who keep them.
 */
export async function refusedChoices(db: Db, form: FormDefinition, values: FormValues, stored: FormValues = {}): Promise<string[]> {
  const chosen = fieldsOf(form).flatMap(({ field, path }) => {
    if (typeof field.options !== 'string' || knownRows(field) !== undefined) return [];
    const kept = idsOf(field, stored[path]);
    return idsOf(field, values[path]).flatMap((id) => (kept.includes(id) ? [] : { path, type: field.options, id }));
  });
  if (chosen.length === 0) return [];
  const refused = await db.many<{ path: string }>(sql`
    select distinct c.path from jsonb_to_recordset(${JSON.stringify(chosen)}::jsonb) as c (path text, type text, id text)
    join enumeration_type t on t.enum_type_id = c.type
    where not exists (select from enumeration e where e.enum_type_id = c.type and e.enum_id = c.id and e.option_indicator = 'Y') order by c.path`);
  return refused.map(({ path }) => path);
}

/** Throws the slice's `option` with the fields whose choice is not offered (see `refusedChoices`). */
export async function mustBeOffered(db: Db, errors: Pick<ErrorTable<'option'>, 'error'>, form: FormDefinition, values: FormValues, stored?: FormValues): Promise<void> {
  const refused = await refusedChoices(db, form, values, stored);
  if (refused.length > 0) throw errors.error('option', { fields: Object.fromEntries(refused.map((path) => [path, 'option'])) });
}
