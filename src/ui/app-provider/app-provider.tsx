import '#ui/theme/aria-fa.ts';
import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';

/** Right-to-left, Persian digits and the Jalali calendar for every React Aria component below it. */
export function AppProvider({ children }: { children: ReactNode }) {
  return <I18nProvider locale="fa-IR-u-ca-persian">{children}</I18nProvider>;
}
