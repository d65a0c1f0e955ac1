/** The file of a person as it stands, or as it stood at the end of a day. */
import type { Db } from '#platform/db/db.server.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import { factsForm } from './facts.form.ts';
import { factsBefore, namesOf } from './history/history.store.ts';
import type { PersonFile } from './profile.contract.ts';
import { fileOf } from './profile.store.ts';

const factNames: ReadonlySet<string> = new Set(factsForm.sections.flatMap(({ fields }) => fields.map(({ name }) => name)));

const nameOf = (names: ReadonlyMap<string, string>, id: string | null): string | null => (id === null ? null : (names.get(id) ?? null));

/** Undefined when there is none in scope. Dated facts are looked up on the day (ISO); the others are what the audit found on it. */
export async function fileOn(db: Db, rows: RowScope, partyId: string, day: string | undefined): Promise<PersonFile | undefined> {
  const file = await fileOf(db, rows, partyId, day);
  if (file === undefined || day === undefined || day >= rows.asOf) return file;
  const before = Object.entries(await factsBefore(db, partyId, day)).filter(([name]) => factNames.has(name) && name !== 'employmentStatusEnumId');
  const past = { ...file, ...Object.fromEntries(before) } as PersonFile;
  const names = await namesOf(
    db,
    [past.countryGeoId, past.issueProvinceGeoId, past.issueCountyGeoId].filter((id) => id !== null),
  );
  return {
    ...past,
    statusId: past.personStatusId,
    fullName: [past.firstName, past.lastName, past.suffix].filter(Boolean).join(' '),
    countryName: nameOf(names, past.countryGeoId),
    issueProvinceName: nameOf(names, past.issueProvinceGeoId),
    issueCountyName: nameOf(names, past.issueCountyGeoId),
  };
}
