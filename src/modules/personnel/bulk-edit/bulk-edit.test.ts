/** Many people edited in a grid: by the handlers of the file, each person as a whole, and nobody else's change overwritten. */
import { describe, expect, test } from 'vitest';
import { fieldsOf } from '#kernel/form/definition.ts';
import { addAccount, signIn, type TestActor, testPassword } from '#testing/actors.ts';
import { untilWaiting } from '#testing/lock-waits.ts';
import { employmentId, factsOf, type PersonName, partyId } from '#testing/organisation.ts';
import { serverWithActors } from '#testing/served.ts';
import { personPhones } from '../contact/contact.contract.ts';
import profileMessages from '../profile/profile.messages.fa.ts';
import { MAX_SHEET_PEOPLE } from './bulk-edit.contract.ts';
import messages from './bulk-edit.messages.fa.ts';
import { sheetColumns } from './columns.rules.ts';

const { server, actors } = await serverWithActors();
const { hrOfficer, hrOfficerElsewhere, colleague, managerAbove, payrollOfficer } = actors;
const CALL = '/api/rest/s1/hcm/person/sheet';
const rows = async (text: string, ...values: unknown[]) => (await server.owner.query(text, values)).rows;

const read = async (actor: TestActor, people: readonly PersonName[]) => {
  const answer = await actor.request('POST', CALL, { selection: { keys: people.map(employmentId) } });
  return { status: answer.statusCode, body: answer.json() };
};
const rowOf = async (person: PersonName, actor = hrOfficer) => (await read(actor, [person])).body.rows[0];
const save = async (actor: TestActor, sent: readonly object[], key?: string) => {
  const answer = await actor.request('PUT', CALL, { rows: sent }, key === undefined ? {} : { 'idempotency-key': key });
  return { status: answer.statusCode, body: answer.json() };
};
/** Changes of a person as the grid sends them. */
const change = async (person: PersonName, changes: object, actor = hrOfficer) => {
  const { versions } = await rowOf(person, actor);
  return { partyId: partyId(person), versions, changes };
};
const audited = (person: PersonName) =>
  rows(`select entity, action, changes from audit_entry where subject_party_id = $1 and action in ('create', 'update', 'delete') order by at, entity`, partyId(person));

/** A group of the personnel structure, or a sub-group of one. */
const classification = async (kind: string, code: string, parent: string | null): Promise<string> =>
  (
    await rows(
      `insert into party_classification (party_classification_id, company_id, classification_type_enum_id, description, standard_code, parent_classification_id)
       select gen_random_uuid(), company_id, $2, $3, $3, $4 from person where party_id = $1 returning party_classification_id as id`,
      partyId('accountant'),
      kind,
      code,
      parent,
    )
  )[0].id;

describe('the rows of the grid', () => {
  test('are the chosen people in reach with the values of the file, and say which columns may be changed', async () => {
    const { status, body } = await read(hrOfficer, ['accountant', 'seller', 'worker']);
    expect(status).toBe(200);
    expect(body.rows.map((row: { partyId: string }) => row.partyId).toSorted()).toEqual([partyId('accountant'), partyId('seller')].toSorted());
    expect(body.rows.find((row: { partyId: string }) => row.partyId === partyId('accountant'))).toMatchObject({
      pseudoId: factsOf('accountant').pseudoId,
      mobile: factsOf('accountant').mobile,
      fatherName: factsOf('accountant').fatherName,
      birthDate: factsOf('accountant').birthDate,
      employeeGroupId: null,
    });
    expect(body.columns).toEqual(sheetColumns.map(({ name }) => name));
  });

  test('are all that match, too, up to the stated number', async () => {
    const answer = await hrOfficer.request('POST', CALL, { selection: { all: { search: '', filters: [], sort: [] }, except: [employmentId('seller')] }, statusId: 'all' });
    expect(answer.json().rows.map((row: { partyId: string }) => row.partyId)).not.toContain(partyId('seller'));
    const many = Array.from({ length: MAX_SHEET_PEOPLE + 1 }, (_, at) => `0196f0a0-0000-7000-8000-${String(at).padStart(12, '0')}`);
    expect((await hrOfficer.request('POST', CALL, { selection: { keys: many } })).json()).toMatchObject({
      errorCode: 'modules/personnel/bulk-edit.nobody',
      messages: messages.errors.nobody,
    });
  });

  test('are shown to nobody who may not edit the file', async () => {
    for (const actor of [colleague, managerAbove, payrollOfficer]) expect((await read(actor, ['accountant'])).status).toBe(403);
    expect((await read(hrOfficerElsewhere, ['accountant'])).status).toBe(400);
  });
});

describe('what was changed', () => {
  test('is written person by person, by the calls of the file, with their audit', async () => {
    const id = await classification('EmployeeGroups', 'G1', null);
    const sub = await classification('EmployeeSubGroups', 'S1', id);
    const mobile = '09121112233';
    const { body } = await save(hrOfficer, [
      await change('accountant', { birthPlace: 'Rasht', mobile, employeeGroupId: id, employeeSubGroupId: sub }),
      await change('seller', { birthPlace: 'Yazd' }),
      await change('salesHead', { fatherName: factsOf('salesHead').fatherName }),
    ]);
    expect(body.saved).toBe(2);
    expect(body.rows.map(({ outcome }: { outcome: string }) => outcome)).toEqual(['saved', 'saved', 'same']);
    expect(body.rows[0].row).toMatchObject({ birthPlace: 'Rasht', mobile, employeeGroupId: id, employeeSubGroupId: sub });
    expect(await rows('select birth_place from person where party_id = $1', partyId('accountant'))).toEqual([{ birth_place: 'Rasht' }]);
    const entries = await audited('accountant');
    expect(entries.map(({ entity, action }) => [entity, action]).toSorted()).toEqual([
      ['Person', 'update'],
      ['PersonnelStructure', 'create'],
      ['TelecomNumber', 'create'],
      ['TelecomNumber', 'update'],
    ]);
    expect(entries.find(({ entity }) => entity === 'Person')?.changes['birthPlace']?.[1]).toBe('Rasht');
    const phones = entries.filter(({ entity }) => entity === 'TelecomNumber').map(({ action, changes }) => [action, changes.contactNumber ?? changes.thruDate]);
    expect(phones.toSorted()).toEqual([
      ['create', [null, mobile]],
      ['update', [null, '2026-05-09']],
    ]);
    // another place on the same day puts that row right; there is one of a day
    expect((await save(hrOfficer, [await change('accountant', { employeeSubGroupId: null })])).body.saved).toBe(1);
    expect(await rows('select employee_sub_group_id as sub from personnel_structure where party_id = $1', partyId('accountant'))).toEqual([{ sub: null }]);
  });

  test('holds from the day of the sheet on, and what stood before stays', async () => {
    const on = async (day: string) =>
      (
        await rows(
          `select (select contact_number from telecom_number where party_id = $1 and valid @> $3::date) as mobile,
             (select employment_status_enum_id from employment_kind where party_relationship_id = $2 and valid @> $3::date) as kind,
             (select employee_group_id from personnel_structure where party_id = $1 and valid @> $3::date) as place`,
          partyId('director'),
          employmentId('director'),
          day,
        )
      )[0];
    const [group, before] = [await classification('EmployeeGroups', 'G9', null), await on('2026-03-20')];
    const from = async (fromDate: string, changes: object) => {
      const answer = await hrOfficer.request('PUT', CALL, { fromDate, rows: [await change('director', changes)] });
      return answer.json().rows[0];
    };
    expect(await from('2026-03-21', { mobile: '09121119999', employmentStatusEnumId: 'EmsDaily', employeeGroupId: group })).toMatchObject({ outcome: 'saved' });
    expect([await on('2021-03-21'), await on('2026-03-20')]).toEqual([before, before]);
    expect([await on('2026-03-21'), await on('2026-05-10')]).toEqual(Array(2).fill({ mobile: '09121119999', kind: 'EmsDaily', place: group }));
    // a second sheet of the same day that is over, and one of a day before: both would write over the past
    const over = { mobile: ['mobile', '09121118888'], kind: ['employmentStatusEnumId', 'EmsContract'] } as const;
    for (const day of ['2026-03-21', '2026-03-01'])
      for (const [column, value] of Object.values(over)) {
        const { outcome, fields } = await from(day, { [column]: value });
        expect([outcome, Object.keys(fields)]).toEqual(['refused', [column === 'mobile' ? 'fromDate' : column]]);
      }
    expect(await on('2026-05-10')).toEqual({ mobile: '09121119999', kind: 'EmsDaily', place: group });
    // a number that is taken away ends the day before
    expect(await from('2026-05-01', { mobile: null })).toMatchObject({ outcome: 'saved', row: { mobile: null } });
    expect([(await on('2026-04-30')).mobile, (await on('2026-05-01')).mobile]).toEqual(['09121119999', null]);
  });

  test('is all kept of a person or nothing, and what is wrong is told at its column', async () => {
    const before = await rows('select birth_place, row_version from person where party_id = $1', partyId('colleague'));
    const { body } = await save(hrOfficer, [
      await change('colleague', { birthPlace: 'Tabriz', mobile: '123', insuranceNumber: '1' }),
      await change('payrollOfficer', { insuranceNumber: '1' }),
      await change('director', { birthPlace: 'Qom' }),
    ]);
    expect(body.rows.map(({ outcome }: { outcome: string }) => outcome)).toEqual(['refused', 'refused', 'saved']);
    expect(Object.keys(body.rows[1].fields)).toEqual(['insuranceNumber']);
    expect(await rows('select birth_place, row_version from person where party_id = $1', partyId('colleague'))).toEqual(before);
    expect(await audited('colleague')).toEqual([]);
    const phone = await save(hrOfficer, [await change('colleague', { birthPlace: 'Tabriz', mobile: '123' })]);
    expect(Object.keys(phone.body.rows[0].fields)).toEqual(['mobile']);
    expect(await rows('select birth_place, row_version from person where party_id = $1', partyId('colleague'))).toEqual(before);
    const military = await save(hrOfficer, [await change('colleague', { maritalStatusEnumId: 'MarsSingle', numberOfKids: 7 })]);
    expect(military.body.rows[0].fields).toEqual({ numberOfKids: profileMessages.validation.kidsOfSingle });
  });

  test('on an older row is told with what stands, and overwrites nothing', async () => {
    const [facts, phone] = [await change('seller', { birthPlace: 'Old' }), await change('salesHead', { mobile: '09121119999' })];
    await save(hrOfficer, [await change('seller', { fatherName: 'Ali' })]);
    await save(hrOfficer, [await change('salesHead', { mobile: '09121118888' })]);
    const { body } = await save(hrOfficer, [facts, phone]);
    expect(body.saved).toBe(0);
    expect(body.rows).toMatchObject([
      { outcome: 'stale', row: { fatherName: 'Ali' } },
      { outcome: 'stale', row: { mobile: '09121118888' } },
    ]);
    // on what stands it is kept
    const again = { ...facts, versions: body.rows[0].row.versions };
    expect((await save(hrOfficer, [again])).body.rows[0]).toMatchObject({ outcome: 'saved', row: { birthPlace: 'Old', fatherName: 'Ali' } });
  });

  test('is written once, however often it is sent', async () => {
    const sent = [await change('stranger', { birthPlace: 'Ahvaz' })];
    const [first, second] = [await save(hrOfficer, sent, 'key-of-one-save'), await save(hrOfficer, sent, 'key-of-one-save')];
    expect(second).toEqual(first);
    expect((await audited('stranger')).length).toBe(1);
    expect((await save(hrOfficer, [...sent, ...sent])).body.errorCode).toBe('modules/personnel/bulk-edit.doubled');
  });

  test('waits for whoever is at the file of the same person, and overwrites nothing of theirs', async () => {
    const sent = [await change('colleague', { mobile: null })];
    const other = (await hrOfficer.request('GET', `/api${personPhones.list.path}?partyId=${partyId('colleague')}`)).json().rows[0];
    const { partyId: _whose, rowVersion, id, ...shown } = other;
    const body = {
      ...Object.fromEntries(fieldsOf(personPhones.form).map(({ path }) => [path, shown[path] ?? null])),
      contactNumber: '09121110000',
      fromDate: '2026-05-01',
      rowVersion,
    };
    const holder = await server.owner.connect();
    try {
      await holder.query('begin');
      await holder.query('select from person where party_id = $1 for update', [partyId('colleague')]);
      const alone = hrOfficer.request('PUT', `/api${personPhones.change.path.replace(':id', id)}`, body);
      await untilWaiting(server.owner, 1);
      const grid = save(hrOfficer, sent);
      await untilWaiting(server.owner, 2);
      await holder.query('commit');
      const [changed, taken] = [await alone, await grid];
      expect([changed.statusCode, taken.body.rows[0].outcome]).toEqual([200, 'stale']);
    } finally {
      holder.release();
    }
    expect(await rows(`select contact_number from telecom_number where party_id = $1 and upper_inf(valid)`, partyId('colleague'))).toEqual([{ contact_number: '09121110000' }]);
  });

  test('reaches nobody outside the rows of who sends it', async () => {
    const sent = await change('accountant', { birthPlace: 'Elsewhere' });
    expect((await save(hrOfficerElsewhere, [sent])).body).toMatchObject({ saved: 0, rows: [{ outcome: 'gone', row: null }] });
    for (const actor of [colleague, managerAbove, payrollOfficer]) expect((await save(actor, [sent])).status).toBe(403);
    expect(await rows('select birth_place from person where party_id = $1', partyId('accountant'))).toEqual([{ birth_place: 'Rasht' }]);
  });

  test('asks for the permission and the class of its own column', async () => {
    await rows(`insert into user_group (user_group_id, description, wire_role, row_scope, classes) values ('phonesOnly', 'x', 'hcmJobUsers', 'company', '{public,contact}')`);
    for (const key of [personPhones.change.permission, `${personPhones.page}/observe`])
      await rows(`insert into user_group_permission (user_group_id, permission) values ('phonesOnly', $1)`, key);
    await addAccount(server, 'phones-only', { person: 'stranger', group: 'phonesOnly' });
    const keeper = await signIn(server, 'phones-only', testPassword);
    const { body } = await read(keeper, ['colleague']);
    expect(body.columns).toEqual(['mobile']);
    expect(body.rows[0]).not.toHaveProperty('insuranceNumber');
    const sent = (changes: object) => [{ partyId: partyId('colleague'), versions: body.rows[0].versions, changes }];
    const both = await save(keeper, sent({ employmentStatusEnumId: 'EmsContract', mobile: '09121117777' }));
    expect(both.body.rows[0]).toMatchObject({ outcome: 'refused', row: { mobile: body.rows[0].mobile } });
    // whoever guesses what stands learns nothing
    const stands = (await save(keeper, sent({ fatherName: factsOf('colleague').fatherName }))).body.rows[0];
    expect(stands).toMatchObject({ outcome: 'refused', fields: { fatherName: expect.anything() } });
    expect((await save(keeper, sent({ mobile: '09121117777' }))).body.rows[0]).toMatchObject({ outcome: 'saved', row: { mobile: '09121117777' } });
  });

  test('of five hundred people is one call', async () => {
    const made = await rows(
      `with people as (
         insert into party (party_id, party_type_enum_id, company_id) select gen_random_uuid(), 'PtyPerson', company_id from person, generate_series(1, 498) where party_id = $1 returning party_id, company_id)
       insert into person (party_id, company_id, first_name, last_name, search_text, search_words) select party_id, company_id, 'A', 'B', 'a b', '{a,b}' from people returning party_id as id`,
      partyId('accountant'),
    );
    const sent = made.map(({ id }) => ({ partyId: id, versions: { facts: '1', phone: '', structure: '' }, changes: { birthPlace: 'Rasht', mobile: '09121110000' } }));
    const { status, body } = await save(hrOfficer, sent);
    expect([status, body.saved]).toEqual([200, 498]);
    expect(
      (
        await save(
          hrOfficer,
          [...sent, ...sent.slice(0, 3)].map((one, at) => ({ ...one, partyId: `0196f0a0-0000-7000-8000-${String(at).padStart(12, '0')}` })),
        )
      ).status,
    ).toBe(400);
  });
});
