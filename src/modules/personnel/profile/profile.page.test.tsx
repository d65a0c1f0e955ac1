import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import kernelTexts from '#kernel/form/form.messages.fa.ts';
import { MAX_PHOTO_BYTES } from '#platform/files/content/image.rules.ts';
import fileMessages from '#platform/files/files.messages.fa.ts';
import { type Answers, openPage, ownPartyId, refusal } from '#testing/open-page.tsx';
import fieldMessages from '#ui/field/field.messages.fa.ts';
import formMessages from '#ui/form/form.messages.fa.ts';
import kit from '#ui/kit/kit.messages.fa.ts';
import ProfilePage from './profile.page.tsx';
import { profileScreen } from './profile.screen.ts';
import messages from './profile-page.messages.fa.ts';
import UserProfilePage from './user-profile.page.tsx';
import { userProfileScreen } from './user-profile.screen.ts';

const partyId = '0196f0a0-0000-7000-8000-000000000001';
const bossId = '0196f0a0-0000-7000-8000-000000000002';
const FILE = 'GET /rest/s1/hcm/infoOfEachPerson';
const SAVE = `PUT /rest/s1/hcm/entity/Person/${partyId}`;
const HISTORY = `GET /rest/s1/hcm/person/${partyId}/history`;
const ACCOUNT = `GET /rest/s1/hcm/userAccount/${partyId}`;
const observe = 'personnelInformationManagement/searchPersonnelList/observe';
const edit = 'personnelInformationManagement/searchPersonnelList/editPersonnel/base/personalInfo/edit';
const { labels } = messages;

const file = {
  partyId,
  rowVersion: 4,
  firstName: 'Omid',
  lastName: 'Karimi',
  suffix: null,
  gender: 'Y',
  fatherName: 'Ali',
  nationalCode: '0012345679',
  idNumber: null,
  birthDate: '1990-03-21',
  birthPlace: 'Yazd',
  maritalStatusEnumId: 'MarsMarried',
  militaryStateEnumId: 'MilDone',
  numberOfKids: 1,
  fullName: 'Omid Karimi',
  faceImage: null,
  companyId: 'c',
  companyName: 'House',
  partyRelationshipId: 'r',
  pseudoId: '100007',
  statusId: 'ActiveRel',
  hireDate: '2024-03-20',
  endDate: null,
  employmentStatusEnumId: null,
  employmentKind: null,
  unitId: 'u',
  unitName: 'Sales',
  emplPositionId: 'e',
  positionTitle: 'Clerk',
  managerPartyId: bossId,
  managerName: 'Boss',
};
const lists: Readonly<Record<string, readonly string[]>> = { MaritalStatus: ['MarsSingle', 'MarsMarried'], MilitaryState: ['MilDone', 'NotIncluded'], EmploymentStatus: [] };
const common: Answers = {
  'GET /rest/s1/hcm/entity/Enumeration': ({ query }) => ({
    result: (lists[query.get('enumTypeId') ?? ''] ?? []).map((enumId) => ({
      enumId,
      enumTypeId: '',
      parentEnumId: null,
      enumCode: null,
      description: `name of ${enumId}`,
      sequenceNum: 1,
      optionIndicator: 'Y',
    })),
  }),
  [HISTORY]: () => ({ rows: [], authors: [], entities: [] }),
  [FILE]: () => file,
  [ACCOUNT]: () => ({ partyId, accountStatus: null, hireDate: file.hireDate, endDate: null }),
};

afterEach(() => vi.unstubAllGlobals());

const open = (answers: Answers = {}, permissions: readonly string[] = [observe, edit]) =>
  openPage({ page: ProfilePage, screen: profileScreen, at: `/personnel/profile?partyId=${partyId}`, answers: { ...common, ...answers }, permissions });

async function openEditor(answers: Answers = {}) {
  const opened = await open(answers);
  await opened.user.click(await screen.findByRole('button', { name: messages.edit }));
  const field = (name: keyof typeof labels): HTMLInputElement => screen.getByRole('textbox', { name: labels[name] });
  const write = async (name: keyof typeof labels, text: string): Promise<void> => {
    await opened.user.clear(field(name));
    await opened.user.type(field(name), text);
  };
  return { ...opened, field, write, save: () => opened.user.click(screen.getByRole('button', { name: formMessages.save })) };
}

test('shows who it is; facts of a class one does not hold are not there', async () => {
  await open({}, [observe]);
  await screen.findByRole('heading', { level: 1, name: 'Omid Karimi' });
  await screen.findByText('name of MarsMarried');
  expect(screen.getByRole('link', { name: 'Boss' }).getAttribute('href')).toContain(bossId);
  for (const hidden of [labels.mobile, labels.iban, labels.dailyWage]) expect(screen.queryByText(hidden)).toBeNull();
  expect(screen.queryByRole('button', { name: messages.edit })).toBeNull();
});

test('the wage stands in figures and in words', async () => {
  await open({ [FILE]: () => ({ ...file, dailyWage: '12500000' }) });
  expect((await screen.findByText(/\u06f1\u06f2\u066c\u06f5\u06f0\u06f0\u066c\u06f0\u06f0\u06f0/)).textContent).toContain('\u0645\u06cc\u0644\u06cc\u0648\u0646');
});

test('sends only what was changed, with the version it started from, and shows the stored file again', async () => {
  let stored = file;
  const { asked, write, save } = await openEditor({
    [FILE]: () => stored,
    [SAVE]: () => {
      stored = { ...file, birthPlace: 'Shiraz', rowVersion: 5 };
      return stored;
    },
  });
  await write('birthPlace', 'Shiraz ');
  expect(screen.getByText(formMessages.changes('\u06f1'))).toBeDefined();
  expect(screen.getByText(fieldMessages.previous('Yazd'))).toBeDefined();
  await save();
  await screen.findByText(formMessages.saved);
  expect(asked(SAVE).map(({ body }) => body)).toEqual([{ rowVersion: 4, birthPlace: 'Shiraz' }]);
  await screen.findByText('Shiraz');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: messages.edit }));
});

test('nothing changed, nothing to save', async () => {
  const { write } = await openEditor();
  expect(screen.getByRole('button', { name: formMessages.save })).toHaveProperty('disabled', true);
  await write('birthPlace', ' Yazd');
  expect(screen.getByRole('button', { name: formMessages.save })).toHaveProperty('disabled', true);
});

test('a woman has no military state to choose, a single person no children', async () => {
  const { asked, write, save } = await openEditor({ [FILE]: () => ({ ...file, gender: 'N', maritalStatusEnumId: 'MarsSingle' }), [SAVE]: () => file });
  expect((await screen.findByRole('textbox', { name: labels.militaryStateEnumId })).getAttribute('aria-readonly')).toBe('true');
  expect(screen.getByRole('textbox', { name: labels.numberOfKids })).toHaveProperty('readOnly', true);
  expect(screen.getByText(messages.womanMilitary)).toBeDefined();
  expect(screen.getByText(messages.singleKids)).toBeDefined();
  await write('birthPlace', 'Shiraz');
  await save();
  await waitFor(() => expect(asked(SAVE)).toHaveLength(1));
  expect(asked(SAVE)[0]?.body).toEqual({ rowVersion: 4, birthPlace: 'Shiraz' });
});

test('a wrong code is told on leaving, stops the save, and the summary goes with it', async () => {
  const { user, asked, write, save } = await openEditor({ [SAVE]: () => file });
  await write('nationalCode', '0012345678');
  expect(screen.queryByRole('alert')).toBeNull();
  await user.tab();
  await save();
  expect(asked(SAVE)).toHaveLength(0);
  expect((await screen.findByRole('alert')).textContent).toContain(kernelTexts.someInvalid);
  await write('nationalCode', '0012345679');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('an emptied required field is named', async () => {
  const { user, field, save } = await openEditor();
  await user.clear(field('firstName'));
  await save();
  expect(screen.getByText(kernelTexts.required(labels.firstName))).toBeDefined();
  expect((await screen.findByRole('alert')).textContent).toContain(kernelTexts.allRequired('\u06f1'));
});

test('what the server refuses stands at its field', async () => {
  const { write, save } = await openEditor({ [SAVE]: () => refusal(400, 'modules/personnel/profile.invalid', { messages: 'sum', fields: { birthPlace: 'no such place' } }) });
  await write('birthPlace', 'Shiraz');
  await save();
  await screen.findByText('no such place');
  expect((await screen.findByRole('alert')).textContent).toContain('sum');
});

test('a stale save shows both values; each may be kept or taken, and is saved on the newer version', async () => {
  const values = { ...file, rowVersion: 7, fatherName: 'Kazem', birthPlace: 'Qom', numberOfKids: 3 };
  let tries = 0;
  const { user, asked, write, save } = await openEditor({
    [SAVE]: () => {
      tries += 1;
      return tries === 1
        ? refusal(409, 'modules/personnel/profile.stale', { data: { values, changedBy: 'Sara', changedAt: '2026-11-20T10:00:00Z' } })
        : { ...values, rowVersion: 8 };
    },
  });
  await write('fatherName', 'Javad');
  await write('birthPlace', 'Shiraz');
  await save();
  const dialog = within(await screen.findByRole('dialog', { name: formMessages.staleTitle }));
  expect(dialog.getByText(/Sara/)).toBeDefined();
  const choice = (name: keyof typeof labels, text: string): HTMLInputElement =>
    within(dialog.getByRole('radiogroup', { name: labels[name] })).getByRole('radio', { name: new RegExp(text) });
  expect(choice('fatherName', 'Javad').checked).toBe(true);
  expect(choice('numberOfKids', '\u06f3').checked).toBe(true);
  await user.click(choice('birthPlace', 'Qom'));
  await user.click(dialog.getByRole('button', { name: formMessages.staleSave }));
  await screen.findByText(formMessages.saved);
  expect(asked(SAVE)[1]?.body).toEqual({ rowVersion: 7, fatherName: 'Javad' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('unsaved changes are not left without a word', async () => {
  const { user, write, address } = await openEditor();
  await write('birthPlace', 'Shiraz');
  await user.click(screen.getAllByRole('link', { name: messages.list })[0] as HTMLElement);
  await user.click(await screen.findByRole('button', { name: kit.leave.stay }));
  expect(address()).toContain('/personnel/profile');
  await user.click(screen.getAllByRole('link', { name: messages.list })[0] as HTMLElement);
  await user.click(await screen.findByRole('button', { name: kit.leave.leave }));
  await screen.findByText('elsewhere: /personnel/search');
});

test('the history tells who changed what from what to what, and nothing of ids', async () => {
  const changes = [
    { field: 'birthPlace', old: 'Yazd', new: null },
    { field: 'unitId', old: 'id-one', new: 'id-two' },
  ];
  await open({ [HISTORY]: () => ({ rows: [{ at: '2026-11-20T10:00:00Z', byPartyId: ownPartyId, byName: 'Tester', entity: 'Person', action: 'update', changes }] }) });
  const entry = within(await screen.findByRole('listitem'));
  expect(entry.getByText(new RegExp(messages.you)).textContent).toContain('\u06f1\u06f4\u06f0\u06f5/\u06f0\u06f8/\u06f2\u06f9');
  expect(entry.getByText('Yazd').closest('del')).not.toBeNull();
  expect(entry.getByText(messages.empty)).toBeDefined();
  expect(entry.queryByText(/id-/)).toBeNull();
});

test('a file that is out of reach leads back to the list', async () => {
  await open({ [FILE]: () => refusal(404, 'platform/http.notFound') });
  await screen.findByRole('heading', { level: 1, name: messages.notFound });
  expect(screen.getByRole('link', { name: messages.list })).toBeDefined();
});

test('the own file is asked for without an id and without the history one may not see', async () => {
  const { asked } = await openPage({
    page: UserProfilePage,
    screen: userProfileScreen,
    answers: common,
    permissions: ['personnelManagement/personnelBaseInformation/base'],
  });
  await screen.findByRole('heading', { level: 1, name: 'Omid Karimi' });
  expect(asked(FILE)[0]?.query.size).toBe(0);
  expect(screen.queryByText(messages.history)).toBeNull();
});

describe('the photo', () => {
  const mayPicture = 'personnelInformationManagement/searchPersonnelList/editPersonnel/base/profilePicture';
  const SET = 'POST /rest/s1/hcm/createPartyContent';
  const REMOVE = `DELETE /rest/s1/hcm/entity/PartyContent/${partyId}`;
  const stored = `${'a'.repeat(32)}.png`;
  const pictures = (): (string | null)[] => [...document.querySelectorAll('img')].map((image) => image.getAttribute('src'));
  const address = `/api/rest/s1/hcm/getpersonnelfile1?name=${stored}`;
  const image = (content: string | Uint8Array<ArrayBuffer>, name = 'me.png'): File => new File([content], name, { type: 'image/png' });

  /** The head of a PNG of this size; nothing here reads further. */
  function png(width: number, height: number): Uint8Array<ArrayBuffer> {
    const view = new DataView(new ArrayBuffer(33));
    [0x89504e47, 0x0d0a1a0a, 13, 0x49484452, width, height].forEach((word, index) => {
      view.setUint32(index * 4, word);
    });
    return new Uint8Array(view.buffer);
  }

  /** jsdom draws nothing: the canvas answers a picture of its own. */
  function stubDrawing(): void {
    vi.stubGlobal('createImageBitmap', async () => ({ width: 1000, height: 500, close: () => undefined }));
    vi.stubGlobal(
      'OffscreenCanvas',
      class {
        readonly name: string;
        constructor(width: number, height: number) {
          this.name = `${width}x${height}`;
        }
        getContext = () => ({ fillRect: () => undefined, drawImage: () => undefined });
        convertToBlob = async ({ type }: { type: string }) => new Blob([this.name], { type });
      },
    );
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:preview', revokeObjectURL: () => undefined }));
  }

  async function openDialog(answers: Answers = {}) {
    stubDrawing();
    const opened = await open(answers, [observe, mayPicture]);
    await opened.user.click(await screen.findByRole('button', { name: messages.changePhoto }));
    const dialog = within(await screen.findByRole('dialog', { name: messages.photoTitle('Omid Karimi') }));
    const choose = async (chosen: File): Promise<void> => {
      const input = document.querySelector('input[type=file]') as HTMLInputElement;
      await userEvent.setup({ applyAccept: false }).upload(input, chosen);
    };
    const save = dialog.getByRole('button', { name: messages.savePhoto });
    return { ...opened, dialog, choose, save };
  }

  test('is shown; without the permission nothing can be done to it', async () => {
    await open({ [FILE]: () => ({ ...file, faceImage: stored }) }, [observe, edit]);
    await screen.findByRole('heading', { level: 1, name: 'Omid Karimi' });
    expect(pictures()).toEqual([address]);
    expect(screen.queryByRole('button', { name: messages.changePhoto })).toBeNull();
    expect(screen.queryByRole('button', { name: messages.removePhoto })).toBeNull();
  });

  test('is chosen, seen, and sent small; the file shows it', async () => {
    let faceImage: string | null = null;
    const { user, asked, choose, save } = await openDialog({
      [FILE]: () => ({ ...file, faceImage }),
      [SET]: () => {
        faceImage = stored;
        return { contentLocation: `${stored};me.png` };
      },
    });
    expect(save).toHaveProperty('disabled', true);
    await choose(image(png(20, 20)));
    await waitFor(() => expect(pictures()).toEqual(['blob:preview']));
    await user.click(save);
    await screen.findByText(messages.photoSaved);
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(pictures()).toEqual([address]));
    const sent = asked(SET)[0]?.body as { readonly file: File };
    expect(sent).toMatchObject({ partyId, partyContentTypeEnumId: 'PcntFaceImage' });
    expect([sent.file.name, await sent.file.text()]).toEqual(['me.jpg', '512x256']);
  });

  test.each([
    ['of another kind', image('GIF89a', 'me.gif'), fileMessages.errors.wrongFormat],
    ['that is a page inside', image('<html>'), fileMessages.errors.wrongFormat],
    ['that is too large', image(new Uint8Array(MAX_PHOTO_BYTES + 1)), fileMessages.errors.tooLarge],
    ['that unpacks to gigabytes', image(png(60_000, 60_000)), fileMessages.errors.tooManyPixels],
  ])('a file %s is refused at the control and not sent', async (_, chosen, sentence) => {
    const { dialog, choose, save } = await openDialog();
    await choose(chosen);
    await dialog.findByText(sentence);
    expect(save).toHaveProperty('disabled', true);
    await choose(image(png(20, 20)));
    await waitFor(() => expect(save).toHaveProperty('disabled', false));
    expect(dialog.queryByText(sentence)).toBeNull();
  });

  test('what the browser cannot draw is refused', async () => {
    const { dialog, choose } = await openDialog();
    vi.stubGlobal('createImageBitmap', async () => Promise.reject(new Error('no picture')));
    await choose(image(png(20, 20)));
    await dialog.findByText(fileMessages.errors.wrongFormat);
  });

  test('what the server refuses stands at the control until another file is chosen', async () => {
    const { user, dialog, choose, save } = await openDialog({ [SET]: () => refusal(413, 'platform/files.tooLarge', { fields: { file: 'too large' } }) });
    await choose(image(png(20, 20)));
    await waitFor(() => expect(save).toHaveProperty('disabled', false));
    await user.click(save);
    await dialog.findByText('too large');
    await choose(image(png(30, 30)));
    expect(dialog.queryByText('too large')).toBeNull();
  });

  test('is removed after a question; the focus stays at the photo', async () => {
    let faceImage: string | null = stored;
    const { user, asked } = await open(
      {
        [FILE]: () => ({ ...file, faceImage }),
        [REMOVE]: () => {
          faceImage = null;
          return { removed: true };
        },
      },
      [observe, mayPicture],
    );
    await user.click(await screen.findByRole('button', { name: messages.removePhoto }));
    const question = within(await screen.findByRole('alertdialog', { name: messages.removePhotoTitle('Omid Karimi') }));
    expect(asked(REMOVE)).toHaveLength(0);
    await user.click(question.getByRole('button', { name: messages.removePhoto }));
    await screen.findByText(messages.photoRemoved);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: messages.changePhoto })));
    expect(asked(REMOVE)[0]?.query.get('partyContentTypeEnumId')).toBe('PcntFaceImage');
    expect([pictures(), screen.queryByRole('button', { name: messages.removePhoto })]).toEqual([[], null]);
  });

  test('in the history is told by what was done, not by the name of the file', async () => {
    const entry = (at: string, old: string | null, now: string | null) => ({
      at,
      byPartyId: null,
      byName: 'Sara',
      entity: 'PartyContent',
      action: 'update',
      changes: [{ field: 'faceImage', old, new: now }],
    });
    const rows = [entry('2026-11-20T10:02:00Z', 'b', null), entry('2026-11-20T10:01:00Z', 'a', 'b'), entry('2026-11-20T10:00:00Z', null, 'a')];
    await open({ [HISTORY]: () => ({ rows }) });
    const { removed, changed, set } = messages.photoStates;
    const told = (await screen.findAllByRole('listitem')).map((item) => item.textContent);
    expect(told.map((text) => [removed, changed, set].filter((state) => text?.includes(state)))).toEqual([[removed], [changed], [set]]);
  });
});
