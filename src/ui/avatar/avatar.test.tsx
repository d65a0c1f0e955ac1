import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Avatar } from './avatar.tsx';

const classOf = (name: string, partyId?: string): string => render(<Avatar name={name} partyId={partyId} />).container.firstElementChild?.className ?? '';

test('a person keeps the colour when the name gets a suffix', () => {
  const id = '0196f0a0-0000-7000-8000-000000000001';
  expect(classOf('Sara Rezaei Tehrani', id)).toBe(classOf('Sara Rezaei', id));
  expect(new Set(['a', 'b', 'c'].map((other) => classOf('Sara Rezaei', other))).size).toBe(3);
});
