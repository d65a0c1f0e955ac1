import { type RefObject, startTransition, useId, useLayoutEffect, useRef, useState } from 'react';
import { DialogTrigger, Button as RacButton } from 'react-aria-components';
import { cx } from '#ui/cx/cx.ts';
import { formatNumber } from '#ui/format/format.ts';
import popover from '#ui/popover/popover.module.css';
import { Popover } from '#ui/popover/popover.tsx';
import { ProgressRing } from '#ui/progress-ring/progress-ring.tsx';
import styles from './completeness.module.css';
import { type Gap, gapsOf } from './completeness.rules.ts';
import type { SeenFile } from './profile.contract.ts';
import messages from './profile-page.messages.fa.ts';
import { tabTitle } from './profile-tabs.ui.ts';

/** Opens the place where something is entered; undefined where there is none for the reader. */
export type WayTo = (gap: Gap) => (() => void) | undefined;

/** How complete the file is; pressed, what is missing, each with the way to where it is entered. */
export function Completeness({ file, wayTo }: { file: SeenFile; wayTo: WayTo }) {
  const [isOpen, setOpen] = useState(false);
  const headId = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const { total, missing } = gapsOf(file);
  if (total === 0) return null;
  const told = (
    <>
      <ProgressRing value={total - missing.length} max={total} />
      <span className={styles.words}>
        <span className={styles.title}>{messages.completeness}</span>
        <span className={styles.count}>{missing.length === 0 ? messages.nothingMissing : messages.someMissing(formatNumber(missing.length))}</span>
      </span>
    </>
  );
  if (missing.length === 0) return <p className={styles.completeness}>{told}</p>;
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={(next) => startTransition(() => setOpen(next))}>
      <RacButton ref={trigger} className={cx(styles.completeness, styles.button)}>
        {told}
      </RacButton>
      <Popover aria-labelledby={headId} placement="bottom end">
        <Gaps trigger={trigger} headId={headId} missing={missing} wayTo={wayTo} onGone={() => setOpen(false)} />
      </Popover>
    </DialogTrigger>
  );
}

interface GapsProps {
  headId: string;
  trigger: RefObject<HTMLButtonElement | null>;
  missing: readonly Gap[];
  wayTo: WayTo;
  /** One was chosen. */
  onGone: () => void;
}

function Gaps({ headId, trigger, missing, wayTo, onGone }: GapsProps) {
  const chosen = useRef<() => void>(undefined);
  // gone once the popover is: until then it holds the focus, which belongs to what opens, and after it to the button
  useLayoutEffect(
    () => () => {
      if (chosen.current === undefined) return;
      trigger.current?.focus();
      chosen.current();
    },
    [trigger],
  );
  const gaps = missing.map((gap) => ({ ...gap, open: wayTo(gap) }));
  return (
    <div className={styles.gaps}>
      <h2 id={headId} className={cx(popover.header, styles.title)}>
        {messages.missing}
      </h2>
      <ul className={popover.list}>
        {gaps.map(({ name, tab, open }) => {
          const line = (
            <>
              <span className={popover.grow}>{messages.labels[name]}</span>
              <span className={styles.tab}>{tabTitle(tab)}</span>
            </>
          );
          return (
            <li key={name}>
              {open === undefined ? (
                <span className={cx(popover.item, styles.gap)}>{line}</span>
              ) : (
                <RacButton
                  className={cx(popover.item, styles.gap)}
                  onPress={() => {
                    chosen.current = open;
                    onGone();
                  }}
                >
                  {line}
                </RacButton>
              )}
            </li>
          );
        })}
      </ul>
      {gaps.some(({ open }) => open === undefined) ? <p className={styles.note}>{messages.missingOfOthers}</p> : null}
    </div>
  );
}
