import { Unplug } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#ui/button/button.tsx';
import kit from '#ui/kit/kit.messages.fa.ts';
import { StateView } from '#ui/state-view/state-view.tsx';

export interface ErrorStateProps {
  /** What failed. */
  title?: ReactNode;
  /** What is safe and what to do. */
  children?: ReactNode;
  /** Reference code of the failure, copyable. */
  code?: string | undefined;
  onRetry?: (() => void) | undefined;
  isRetrying?: boolean | undefined;
  headingLevel?: 1 | 2 | 3;
}

export function ErrorState({ title = kit.errorTitle, children, code, onRetry, isRetrying, headingLevel = 2 }: ErrorStateProps) {
  const text = children ?? (code === undefined ? kit.errorTextNoCode : kit.errorText);
  const retry =
    onRetry === undefined ? undefined : (
      <Button size="sm" isPending={isRetrying} onPress={onRetry}>
        {kit.retry}
      </Button>
    );
  return (
    <StateView icon={Unplug} title={title} code={code} actions={retry} headingLevel={headingLevel} isFailure>
      {text}
    </StateView>
  );
}
