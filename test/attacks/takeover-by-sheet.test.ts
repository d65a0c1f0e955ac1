/**
 * Attack: an HR officer opens the grid of many people and writes an own mobile number into the cell of the administrator, beside honest changes.
 * Refused: at the cell, and nothing of that person is kept: the grid writes by the calls of the file, whose `admitNumber`
 * (`src/modules/personnel/contact/admit-number.service.ts`) judges each.
 */
import { expect, test } from 'vitest';
import ways from '#platform/identity/recovery-ways/recovery-ways.messages.fa.ts';
import ownFile from '#platform/party/own-file/own-file.messages.fa.ts';
import { employmentId, type PersonName, partyId } from '#testing/organisation.ts';
import { serverWithActors } from '#testing/served.ts';

const { server, actors } = await serverWithActors();
const { hrOfficer } = actors;
const SHEET = '/api/rest/s1/hcm/person/sheet';

async function change(person: PersonName, changes: object) {
  const read = await hrOfficer.request('POST', SHEET, { selection: { keys: [employmentId(person)] } });
  return { partyId: partyId(person), versions: read.json().rows[0].versions, changes };
}
const standing = async () =>
  (
    await server.owner.query('select p.birth_place, t.contact_number from person p join telecom_number t using (party_id) where party_id = any ($1) order by party_id', [
      (['administrator', 'payrollOfficer', 'hrOfficer'] as const).map(partyId),
    ])
  ).rows;

test('the cell is refused with its reason, and nothing of the person is kept', async () => {
  const before = await standing();
  const mobile = '09120000666';
  const sent = [
    await change('administrator', { birthPlace: 'Rasht', mobile }),
    await change('payrollOfficer', { mobile: null }),
    await change('hrOfficer', { mobile }),
    await change('accountant', { mobile }),
  ];
  const { rows } = (await hrOfficer.request('PUT', SHEET, { rows: sent })).json();
  expect(rows.map(({ outcome, fields, message }: Record<string, unknown>) => [outcome, fields, message])).toEqual([
    ['refused', { mobile: ways.errors.strongerWay }, ways.errors.strongerWay],
    ['refused', { mobile: ways.errors.strongerWay }, ways.errors.strongerWay],
    ['refused', {}, ownFile.errors.ownByRequest],
    ['saved', {}, null],
  ]);
  expect(await standing()).toEqual(before);
});
