import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Settings } from 'lucide-react';
import { expect, test } from 'vitest';
import { IconButton } from '#ui/button/button.tsx';
import kit from '#ui/kit/kit.messages.fa.ts';

test('a tooltip stands in the one landmark for tooltips, which is empty without it', async () => {
  render(
    <>
      <IconButton label="First" icon={Settings} />
      <IconButton label="Second" icon={Settings} />
    </>,
  );
  const user = userEvent.setup();
  await user.tab();
  const places = () => screen.getAllByRole('region', { name: kit.tooltips, hidden: true });
  expect((await screen.findByRole('tooltip')).closest('section')).toBe(places()[0]);
  await user.tab();
  expect([places().length, (await screen.findByRole('tooltip')).textContent]).toEqual([1, 'Second']);
  await user.keyboard('{Escape}');
  expect(places()[0]?.childElementCount).toBe(0);
});
