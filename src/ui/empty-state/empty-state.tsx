import { Inbox, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { StateView } from '#ui/state-view/state-view.tsx';

export interface EmptyStateProps {
  /** What is missing, one sentence. */
  title: ReactNode;
  /** What to do about it. */
  children?: ReactNode;
  icon?: LucideIcon;
  /** The button or link that does it. */
  actions?: ReactNode;
  headingLevel?: 1 | 2 | 3;
}

export function EmptyState({ icon = Inbox, ...rest }: EmptyStateProps) {
  return <StateView icon={icon} {...rest} />;
}
