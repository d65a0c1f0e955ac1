import { formatNumber } from '#ui/format/format.ts';
import { ProgressBar } from '#ui/progress-bar/progress-bar.tsx';
import messages from './bulk-accounts.messages.fa.ts';
import type { Progress } from './use-making.ui.ts';

/** How far the accounts of a run have come, and then their paper. */
export function MakingProgress({ label, progress: { done, all, isPrinting } }: { label: string; progress: Progress }) {
  if (isPrinting) return <ProgressBar label={messages.printing} />;
  return <ProgressBar label={label} value={done} max={all} valueText={messages.progress({ done: formatNumber(done), all: formatNumber(all) })} />;
}
