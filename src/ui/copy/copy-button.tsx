import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { IconButton } from '#ui/button/button.tsx';
import kit from '#ui/kit/kit.messages.fa.ts';
import { copyText } from './copy.ts';

/** Copies a code; the icon turns into a check for two seconds. */
export function CopyButton({ text, label = kit.copy }: { text: string; label?: string }) {
  const [isDone, setDone] = useState(false);
  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => setDone(false), 2000);
    return () => clearTimeout(timer);
  }, [isDone]);
  return <IconButton size="sm" icon={isDone ? Check : Copy} label={isDone ? kit.copied : label} onPress={() => void copyText(text).then(setDone)} />;
}
