import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Dialog } from './dialog.tsx';

/** A record that is read after its dialog has come, as screens show it: another dialog stands in the place of the one that waits. */
function Screen() {
  const [shown, show] = useState<'waiting' | 'read'>();
  const close = (): void => show(undefined);
  return (
    <>
      <button type="button" onClick={() => show('waiting')}>
        open
      </button>
      {shown === 'waiting' ? (
        <Dialog key="waiting" isOpen onClose={close} title="waiting">
          <button type="button" onClick={() => show('read')}>
            go on
          </button>
        </Dialog>
      ) : null}
      {shown === 'read' ? (
        <Dialog key="read" isOpen onClose={close} title="read">
          what was read
        </Dialog>
      ) : null}
    </>
  );
}

test.each(['waiting', 'read'] as const)('Escape in the dialog that is %s gives the focus back to the button that opened the first', async (last) => {
  const user = userEvent.setup();
  render(<Screen />);
  const button = screen.getByRole('button', { name: 'open' });
  await user.click(button);
  if (last === 'read') await user.click(await screen.findByRole('button', { name: 'go on' }));
  await screen.findByRole('dialog', { name: last });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(button));
});
