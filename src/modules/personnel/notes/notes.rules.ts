/** What notes are about, and of which class each is. Pure. */
import type { FieldClass } from '#kernel/entity.ts';

export const noteKinds = ['general', 'conduct', 'praise', 'pay', 'family', 'health'] as const;
export type NoteKind = (typeof noteKinds)[number];

const classes: Readonly<Record<NoteKind, FieldClass>> = { general: 'personal', conduct: 'personal', praise: 'personal', pay: 'pay', family: 'family', health: 'health' };

/** Class of a note of a kind; what is of no known kind is told to nobody who lacks the strictest. */
export const noteClass = (kind: unknown): FieldClass => (noteKinds.some((one) => one === kind) ? classes[kind as NoteKind] : 'health');
