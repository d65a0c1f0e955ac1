import '#ui/theme/aria-fa.ts';
import './pointerless-clicks.ts';
import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';
import { useDigits } from '#ui/settings/settings-store.ts';

/** Right-to-left, the chosen digits and the Jalali calendar for every React Aria component below it. */
export function AppProvider({ children }: { children: ReactNode }) {
  const numbering = useDigits() === 'latin' ? '-nu-latn' : '';
  return <I18nProvider locale={`fa-IR-u-ca-persian${numbering}`}>{children}</I18nProvider>;
}
