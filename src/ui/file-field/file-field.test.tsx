import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { FileEntry } from '#kernel/form/definition.ts';
import { AppProvider } from '#ui/app-provider/app-provider.tsx';
import { answerError, networkError } from '#ui/client/api-error.ts';
import { formatBytes } from '#ui/format/format.ts';
import kit from '#ui/kit/kit.messages.fa.ts';
import { type KitServices, KitServicesProvider, type UploadOptions } from '#ui/services/services.tsx';
import { rulesInWords } from './choice.ts';
import messages from './file-field.messages.fa.ts';
import { FileField, type FileFieldProps } from './file-field.tsx';
import { FileListField, type FileListFieldProps } from './file-list-field.tsx';

const stored = (at: number, extension = 'pdf'): string => `${String(at).padStart(32, '0')}.${extension}`;

interface Sent extends UploadOptions {
  readonly file: File;
  readonly arrive: (name: string) => Promise<void>;
  readonly fail: (error: unknown) => Promise<void>;
}
let uploads: Sent[];
const services = {
  files: {
    upload: (file: File, options: UploadOptions = {}) =>
      new Promise<string>((resolve, reject) => {
        options.signal?.addEventListener('abort', () => reject(options.signal?.reason));
        const settle = (how: () => void): Promise<void> => act(async () => how());
        uploads.push({ file, ...options, arrive: (name) => settle(() => resolve(name)), fail: (error) => settle(() => reject(error)) });
      }),
    address: (value: string, downloadUrl = '/file') => `${downloadUrl}?name=${value.split(';', 1)[0]}`,
  },
} as unknown as KitServices;

const user = userEvent.setup({ delay: null, applyAccept: false });
const fileOf = (name: string, size = 3, type = ''): File => new File([new Uint8Array(size)], name, { type });
const changes = vi.fn();
const problems = vi.fn();
beforeEach(() => {
  uploads = [];
  changes.mockReset();
  problems.mockReset();
});

function OneHarness({ value: first, ...props }: Partial<FileFieldProps>) {
  const [value, setValue] = useState(first ?? null);
  const change = (next: string | null): void => {
    changes(next);
    setValue(next);
  };
  return <FileField label="scan" {...props} value={value} onChange={change} onProblem={problems} />;
}
function ListHarness({ value: first, ...props }: Partial<FileListFieldProps>) {
  const [value, setValue] = useState<readonly FileEntry[] | null>(first ?? null);
  const change = (next: readonly FileEntry[] | null): void => {
    changes(next);
    setValue(next);
  };
  return <FileListField label="papers" {...props} value={value} onChange={change} onProblem={problems} />;
}
const show = (element: React.ReactNode) =>
  render(
    <KitServicesProvider value={services}>
      <AppProvider>{element}</AppProvider>
    </KitServicesProvider>,
  );
const input = (): HTMLInputElement => document.querySelector('input[type=file]') as HTMLInputElement;
const choose = (...files: File[]): Promise<void> => user.upload(input(), files);
const press = (name: string, place: HTMLElement = document.body): Promise<void> => user.click(within(place).getByRole('button', { name }));
const dialog = (): HTMLElement => screen.getByRole('alertdialog');
const rows = (): (string | null)[] => screen.queryAllByRole('listitem').map((row) => row.querySelector('bdi')?.textContent ?? row.textContent);

describe('a field of one file', () => {
  test('sends what is chosen at once, tells how far it is, and stores its name', async () => {
    show(<OneHarness />);
    await choose(fileOf('\u0642\u0631\u0627\u0631;\u062f\u0627\u062f.pdf', 2_000_000));
    expect(problems).toHaveBeenLastCalledWith(messages.stillSending);
    await act(async () => uploads[0]?.onProgress?.(500, 2_000));
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('25');
    await uploads[0]?.arrive(stored(1));
    expect(changes.mock.calls).toEqual([[`${stored(1)};\u0642\u0631\u0627\u0631\u062f\u0627\u062f.pdf`]]);
    expect(problems).toHaveBeenLastCalledWith(undefined);
    expect([screen.queryByRole('progressbar'), rows()]).toEqual([null, ['\u0642\u0631\u0627\u0631\u062f\u0627\u062f.pdf']]);
  });

  test.each([
    ['another format', { accept: ['.pdf', 'image/*'] }, fileOf('a.exe'), messages.wrongFormat],
    ['one byte too many for the field', { maxFileSize: 1_000 }, fileOf('a.pdf', 1_001), messages.mustBeSmaller(formatBytes(1_000))],
    ['one byte too many for a field that says nothing', {}, fileOf('a.pdf', 5 * 1024 * 1024 + 1), messages.mustBeSmaller(formatBytes(5 * 1024 * 1024))],
    ['nothing in it', {}, fileOf('a.pdf', 0), messages.empty],
  ])('does not take a file of %s', async (_, props, file, sentence) => {
    show(<OneHarness {...props} />);
    await choose(file);
    expect([uploads.length, screen.getByRole('group').getAttribute('aria-describedby')]).toEqual([0, screen.getByText(sentence).closest('[id]')?.id]);
    // the next choice clears it
    await choose(fileOf('A.PDF', 1_000));
    expect([uploads.length, screen.queryByText(sentence)]).toEqual([1, null]);
  });

  test('asks before a file goes', async () => {
    show(<OneHarness value={`${stored(1)};a.pdf`} />);
    await press(messages.remove('a.pdf'));
    expect(within(dialog()).getByText(messages.removeText)).toBeTruthy();
    await press(kit.cancel, dialog());
    expect(changes).not.toHaveBeenCalled();
    await press(messages.remove('a.pdf'));
    await press(messages.removeLabel, dialog());
    expect(changes.mock.calls).toEqual([[null]]);
  });

  test('asks before a file is replaced', async () => {
    show(<OneHarness value={`${stored(1)};a.pdf`} />);
    await choose(fileOf('b.pdf'));
    expect([uploads.length, within(dialog()).getByText(messages.replaceText('b.pdf')).textContent]).toEqual([0, messages.replaceText('b.pdf')]);
    await press(messages.replaceLabel, dialog());
    await uploads[0]?.arrive(stored(2));
    expect(changes.mock.calls).toEqual([[`${stored(2)};b.pdf`]]);
  });

  test('cancels what is under way', async () => {
    show(<OneHarness />);
    await choose(fileOf('a.pdf'));
    await press(messages.cancel('a.pdf'));
    expect([uploads[0]?.signal?.aborted, rows(), changes.mock.calls]).toEqual([true, [], []]);
    expect(problems).toHaveBeenLastCalledWith(undefined);
  });

  test('offers another try when there was no answer, and none for a refusal', async () => {
    show(<OneHarness />);
    await choose(fileOf('a.pdf'));
    await uploads[0]?.fail(networkError());
    expect([screen.getByRole('alert').textContent, problems.mock.lastCall]).toEqual([networkError().messages, [messages.notSent]]);
    await press(messages.retry('a.pdf'));
    await uploads[1]?.fail(answerError(415, { errorCode: 'platform/files.unsafe', messages: 'x', fields: { file: 'macros' } }, null));
    expect([screen.getByRole('alert').textContent, screen.queryByRole('button', { name: messages.retry('a.pdf') })]).toEqual(['macros', null]);
    await press(messages.dismiss('a.pdf'));
    expect([rows(), problems.mock.lastCall]).toEqual([[], [undefined]]);
  });

  test('takes what is dropped on it and shows that it would', async () => {
    show(<OneHarness />);
    const area = document.querySelector('[class*=zone]') as HTMLElement;
    const dataTransfer = {
      types: ['Files'],
      items: [{ kind: 'file', type: 'application/pdf', getAsFile: () => fileOf('a.pdf') }],
      files: [],
      dropEffect: 'none',
      effectAllowed: 'all',
    };
    const at = { clientX: 1, clientY: 1, dataTransfer };
    await act(async () => void fireEvent(area, Object.assign(new Event('dragenter', { bubbles: true }), at)));
    expect(area.hasAttribute('data-drop-target')).toBe(true);
    await act(async () => void fireEvent(area, Object.assign(new Event('drop', { bubbles: true }), at)));
    await vi.waitFor(() => expect(uploads.map(({ file }) => file.name)).toEqual(['a.pdf']));
    expect(area.hasAttribute('data-drop-target')).toBe(false);
  });

  test('shows at most 25 letters of a name, and all of them to who points at it', () => {
    const name = `${'\u0628'.repeat(30)}.pdf`;
    show(<OneHarness value={`${stored(1)};${name}`} />);
    expect(rows()).toEqual([`${'\u0628'.repeat(25)}\u2026`]);
    expect(screen.getByTitle(name)).toBeTruthy();
  });

  test('is read only: seen and downloaded, neither chosen nor removed; without a file it says so', () => {
    const { rerender } = show(<OneHarness value={`${stored(1)};a.pdf`} isReadOnly />);
    expect(screen.getAllByRole('button').map((one) => one.getAttribute('aria-label'))).toEqual([messages.preview('a.pdf'), messages.download('a.pdf')]);
    rerender(
      <KitServicesProvider value={services}>
        <FileField label="scan" value={null} onChange={changes} isReadOnly />
      </KitServicesProvider>,
    );
    expect([screen.queryByRole('button'), screen.getByText(messages.none).textContent]).toEqual([null, messages.none]);
  });

  test('offers the camera where a finger points, and where pictures are taken', () => {
    vi.spyOn(globalThis, 'matchMedia').mockImplementation(
      (media) => ({ media, matches: media === '(pointer: coarse)', addEventListener: () => undefined, removeEventListener: () => undefined }) as unknown as MediaQueryList,
    );
    show(<OneHarness accept={['image/*']} />);
    expect(document.querySelectorAll('input[capture=environment]')).toHaveLength(1);
    show(<OneHarness accept={['.pdf']} />);
    expect(document.querySelectorAll('input[capture=environment]')).toHaveLength(1);
  });

  test('says what it takes', () => {
    expect(rulesInWords({ accept: ['.pdf', 'image/*', '.docx', 'image/png'], maxFileSize: 1024 * 1024 })).toBe(
      messages.upTo(['PDF', messages.kinds['image'], 'DOCX'].join('\u060c '), formatBytes(1024 * 1024)),
    );
  });
});

describe('a field of several files', () => {
  const two = [{ name: `${stored(1)};a.pdf` }, { name: `${stored(2)};b.png` }] as const;

  test('says that there are none', () => {
    show(<ListHarness />);
    expect(screen.getByText(messages.none)).toBeTruthy();
  });

  test('sends one after the other and merges them with those that are there, without doubles by name', async () => {
    show(<ListHarness value={two} />);
    await choose(fileOf('a.pdf'), fileOf('c.pdf'), fileOf('d.pdf'), fileOf('c.pdf'));
    expect([uploads.map(({ file }) => file.name), screen.getByText(messages.duplicates('\u06f2')).textContent]).toEqual([['c.pdf'], messages.duplicates('\u06f2')]);
    await uploads[0]?.arrive(stored(3));
    expect(uploads.map(({ file }) => file.name)).toEqual(['c.pdf', 'd.pdf']);
    await uploads[1]?.arrive(stored(4));
    expect(changes.mock.lastCall).toEqual([[...two, { name: `${stored(3)};c.pdf` }, { name: `${stored(4)};d.pdf` }]]);
    expect(rows()).toEqual(['a.pdf', 'b.png', 'c.pdf', 'd.pdf']);
  });

  test('takes those that fit and names the others', async () => {
    show(<ListHarness accept={['.pdf']} maxFileSize={10} />);
    await choose(fileOf('a.exe'), fileOf('large.pdf', 11), fileOf('b.pdf'));
    expect(uploads.map(({ file }) => file.name)).toEqual(['b.pdf']);
    expect(screen.getByText(messages.named('a.exe', messages.wrongFormat))).toBeTruthy();
    expect(screen.getByText(messages.named('large.pdf', messages.sizeMustBeLess(formatBytes(10))))).toBeTruthy();
  });

  test('marks what the server has as deleted, and forgets what came in just now', async () => {
    show(<ListHarness value={two} />);
    await choose(fileOf('c.pdf'));
    await uploads[0]?.arrive(stored(3));
    for (const name of ['a.pdf', 'c.pdf']) {
      await press(messages.remove(name));
      await press(messages.removeLabel, dialog());
    }
    expect(changes.mock.lastCall).toEqual([[{ name: `${stored(1)};a.pdf`, deleted: true }, { name: `${stored(2)};b.png` }]]);
    expect(rows()).toEqual(['b.png']);
    // its name is free again
    await choose(fileOf('a.pdf'));
    expect(uploads.at(-1)?.file.name).toBe('a.pdf');
  });

  test('asks once before all of them go; an emptied new list is nothing', async () => {
    show(<ListHarness />);
    await choose(fileOf('a.pdf'), fileOf('b.pdf'));
    await uploads[0]?.arrive(stored(1));
    await uploads[1]?.arrive(stored(2));
    await press(messages.removeAll);
    expect(within(dialog()).getByText(messages.removeAllText)).toBeTruthy();
    await press(messages.removeAllLabel, dialog());
    expect([changes.mock.lastCall, rows()]).toEqual([[null], []]);
  });

  test('downloads from the address of the field and marks what was downloaded', async () => {
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      changes([this.getAttribute('href'), this.download]);
    });
    show(<ListHarness value={two} downloadUrl="/own" />);
    await press(messages.download('b.png'));
    expect(clicked).toHaveBeenCalledOnce();
    expect(changes.mock.calls).toEqual([[[`/own?name=${stored(2)}`, 'b.png']], [[two[0], { ...two[1], downloaded: true }]]]);
    expect(screen.getByText(messages.downloaded)).toBeTruthy();
  });

  test('goes with its uploads', async () => {
    const { unmount } = show(<ListHarness />);
    await choose(fileOf('a.pdf'));
    unmount();
    expect(uploads[0]?.signal?.aborted).toBe(true);
  });
});
