import { Check, Clock } from 'lucide-react';
import { defineGallery } from '#ui/gallery/gallery.ts';
import words from '#ui/gallery/sample.messages.fa.ts';
import { Badge, type BadgeState, CountBadge } from './badge.tsx';

const states = Object.entries(words.states) as readonly [BadgeState, string][];

export default defineGallery({
  states: () =>
    states.map(([state, word]) => (
      <Badge key={state} state={state}>
        {word}
      </Badge>
    )),
  plain: () =>
    states.map(([state, word]) => (
      <Badge key={state} state={state} isPlain>
        {word}
      </Badge>
    )),
  icons: () => (
    <>
      <Badge state="approved" icon={Check}>
        {words.states.approved}
      </Badge>
      <Badge state="pending" icon={Clock}>
        {words.states.pending}
      </Badge>
    </>
  ),
  counts: () => (
    <>
      <CountBadge count={3} />
      <CountBadge count={12} tone="accent" />
      <CountBadge count={240} tone="alarm" />
    </>
  ),
});
