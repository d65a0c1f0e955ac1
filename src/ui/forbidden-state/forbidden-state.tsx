import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import kit from '#ui/kit/kit.messages.fa.ts';
import { StateView } from '#ui/state-view/state-view.tsx';

export interface ForbiddenStateProps {
  title?: ReactNode;
  /** Whom to ask. */
  children?: ReactNode;
  /** The request button, where there is one. */
  actions?: ReactNode;
  headingLevel?: 1 | 2 | 3;
}

export function ForbiddenState({ title = kit.forbiddenTitle, children = kit.forbiddenText, ...rest }: ForbiddenStateProps) {
  return (
    <StateView icon={Lock} title={title} {...rest}>
      {children}
    </StateView>
  );
}
