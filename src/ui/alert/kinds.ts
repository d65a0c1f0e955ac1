import { CircleCheck, CircleX, Info, type LucideIcon, TriangleAlert } from 'lucide-react';
import kit from '#ui/kit/kit.messages.fa.ts';

export type AlertKind = 'error' | 'warning' | 'success' | 'info';

/** Icon, colour (data-state of the tokens) and the word a screen reader hears first. */
export const alertKinds: Record<AlertKind, { icon: LucideIcon; state: string; word: string }> = {
  error: { icon: CircleX, state: 'failed', word: kit.errorWord },
  warning: { icon: TriangleAlert, state: 'pending', word: kit.warningWord },
  success: { icon: CircleCheck, state: 'done', word: kit.successWord },
  info: { icon: Info, state: 'info', word: kit.infoWord },
};
