import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { AnchoredMenu } from '#ui/menu/menu.tsx';
import { AppProvider } from './app-provider.tsx';

function Opener() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <AppProvider>
      <button type="button" onClick={(event) => setAnchor(event.currentTarget)}>
        Open
      </button>
      <AnchoredMenu anchor={anchor} label="Menu" items={[{ id: 'first', label: 'First' }]} onClose={() => setAnchor(null)} />
    </AppProvider>
  );
}

test('Enter on a native button brings the focus into the menu it opens, whatever fades on the page without an end', async () => {
  render(<Opener />);
  document.body.dispatchEvent(Object.assign(new Event('transitionrun', { bubbles: true }), { propertyName: 'opacity' }));
  const user = userEvent.setup();
  await user.tab();
  // held: the menu opens before the key comes up
  await user.keyboard('{Enter>}');
  const entry = await screen.findByRole('menuitem', { name: 'First' });
  await expect.poll(() => document.activeElement).toBe(entry);
  document.body.dispatchEvent(Object.assign(new Event('transitionend', { bubbles: true }), { propertyName: 'opacity' }));
});
