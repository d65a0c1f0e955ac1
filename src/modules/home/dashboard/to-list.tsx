import type { ReactNode } from 'react';
import { filteredList, personnelSearchScreen } from '#modules/personnel/personnel.web.ts';
import { holds, useSession } from '#ui/client/session.ts';
import { ScreenLink } from '#ui/screen-link/screen-link.tsx';
import styles from './dashboard.module.css';
import type { Asked } from './drill-down.rules.ts';

/** A figure that leads to the people it counts; plain where the reader may not see the list. */
export function ToList({ to, children }: { to: Asked | undefined; children: ReactNode }) {
  const mayList = useSession(({ permissions }) => holds(permissions, personnelSearchScreen.access[0]));
  if (to === undefined || !mayList) return children;
  const { filters, ...more } = to;
  return (
    <ScreenLink to={personnelSearchScreen} search={filteredList(filters, more)} className={styles.toList}>
      {children}
    </ScreenLink>
  );
}
