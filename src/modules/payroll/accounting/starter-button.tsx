import { Sparkles } from 'lucide-react';
import { AskButton } from '#ui/act/ask-button.tsx';
import { useSend } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { makeStarter } from './accounting.contract.ts';
import words from './accounts-page.messages.fa.ts';

const { starter } = words;

/** Lays the chart and the template to begin with. */
export function StarterButton() {
  const make = useSend(makeStarter);
  if (!useMay(makeStarter)) return null;
  return (
    <AskButton label={starter.label} icon={Sparkles} title={starter.title} act={() => make.mutateAsync({ body: {} })} done={starter.done}>
      {starter.text}
    </AskButton>
  );
}
