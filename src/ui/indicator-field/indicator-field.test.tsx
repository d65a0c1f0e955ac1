import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { IndicatorField } from './indicator-field.tsx';
import { ToggleField } from './toggle-field.tsx';

test.each([
  ['check', 'checkbox', null, undefined, 'Y'],
  ['check', 'checkbox', 'Y', undefined, 'N'],
  ['switch', 'switch', 'out', { true: 'in', false: 'out' }, 'in'],
  ['switch', 'switch', 'in', { true: 'in', false: 'out' }, 'out'],
] as const)('a %s stores one of its pair', (look, role, value, indicator, next) => {
  const onChange = vi.fn();
  render(<IndicatorField label="active" look={look} value={value} indicator={indicator} onChange={onChange} />);
  fireEvent.click(screen.getByRole(role, { name: 'active' }));
  expect(onChange).toHaveBeenCalledWith(next);
});

test.each(['check', 'switch'] as const)('a %s stores yes and no, tells its error and is deaf while it is only read', (look) => {
  const onChange = vi.fn();
  const role = look === 'check' ? 'checkbox' : 'switch';
  const { rerender } = render(<ToggleField label="agree" look={look} value={null} onChange={onChange} error="needed" isRequired />);
  const control = screen.getByRole(role, { name: /agree/ });
  expect(
    control
      .getAttribute('aria-describedby')
      ?.split(' ')
      .map((id) => document.getElementById(id)?.textContent),
  ).toContain('needed');
  fireEvent.click(control);
  expect(onChange.mock.calls).toEqual([[true]]);
  rerender(<ToggleField label="agree" look={look} value={true} onChange={onChange} isReadOnly />);
  fireEvent.click(screen.getByRole(role, { name: /agree/ }));
  expect(onChange).toHaveBeenCalledTimes(1);
});
