import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { AppProvider } from '#ui/app-provider/app-provider.tsx';
import messages from './file-preview.messages.fa.ts';
import { FilePreview, isPreviewable } from './file-preview.tsx';

const made: Blob[] = [];
const revoked = vi.fn();
beforeEach(() => {
  made.length = 0;
  revoked.mockReset();
  URL.createObjectURL = (blob) => `blob:${made.push(blob as Blob)}`;
  URL.revokeObjectURL = revoked;
});

const download = vi.fn();
function open(type: string, status = 200) {
  vi.stubGlobal('fetch', async () => new Response('bytes', { status, headers: { 'content-type': type } }));
  return render(
    <AppProvider>
      <FilePreview name="a" address="/file" onClose={() => undefined} onDownload={download} />
    </AppProvider>,
  );
}
const withViewer = (has: boolean) => Object.defineProperty(navigator, 'pdfViewerEnabled', { configurable: true, value: has });

describe('a preview', () => {
  test('of an image shows it and lets go of it', async () => {
    const { unmount } = open('image/png');
    expect(screen.getByRole('dialog').querySelector('[aria-busy=true]')).toBeTruthy();
    expect((await screen.findByRole('img', { name: messages.shown('a') })).getAttribute('src')).toBe('blob:1');
    unmount();
    expect(revoked.mock.calls).toEqual([['blob:1']]);
  });

  test('of a document hands it to the viewer of the browser', async () => {
    withViewer(true);
    open('application/pdf');
    expect((await screen.findByTitle(messages.shown('a'))).getAttribute('src')).toBe('blob:1');
    expect(made[0]?.type).toBe('application/pdf');
  });

  test('of a document where there is no viewer says so and offers the download', async () => {
    withViewer(false);
    open('application/pdf');
    expect(await screen.findByText(messages.noViewer)).toBeTruthy();
    await userEvent.setup({ delay: null }).click(screen.getByRole('button', { name: messages.download }));
    expect(download).toHaveBeenCalledOnce();
  });

  test.each([
    ['a refusal', 'application/json', 404],
    ['a page', 'text/html', 200],
    ['a drawing', 'image/svg+xml', 200],
  ])('of %s opens nothing', async (_, type, status) => {
    open(type, status);
    expect(await screen.findByText(messages.failedTitle)).toBeTruthy();
    expect(made).toEqual([]);
  });

  test('of an image that is none says so', async () => {
    open('image/png');
    fireEvent.error(await screen.findByRole('img'));
    expect(screen.getByText(messages.failedTitle)).toBeTruthy();
  });

  test.each([
    ['png', true],
    ['jpg', true],
    ['pdf', true],
    ['docx', false],
    ['mp4', false],
    ['svg', false],
  ])('is there for %s: %s', (extension, isThere) => {
    expect(isPreviewable(`${'a'.repeat(32)}.${extension};x.png`)).toBe(isThere);
  });
});
