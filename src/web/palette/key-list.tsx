import { ArrowDown, ArrowRight, ArrowUp } from 'lucide-react';
import { Fragment } from 'react';
import { IconButton } from '#ui/button/button.tsx';
import { cx } from '#ui/cx/cx.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { TASKS } from '#web/layout/task-badge.tsx';
import { CloseButton } from './close-button.tsx';
import messages from './palette.messages.fa.ts';
import styles from './palette.module.css';
import { usePageItems } from './use-groups.ts';

/** Ways to press one thing; the keys of a way follow each other. */
interface Shortcut {
  readonly name: string;
  readonly ways: readonly (readonly string[])[];
}

const always: readonly Shortcut[] = [
  { name: messages.keys.open, ways: [['Ctrl K'], ['/']] },
  { name: messages.keys.help, ways: [['?']] },
  { name: messages.keys.move, ways: [['ArrowUp'], ['ArrowDown']] },
  { name: messages.keys.ends, ways: [['Home'], ['End']] },
  { name: messages.keys.choose, ways: [['Enter']] },
  { name: messages.keys.newTab, ways: [['Ctrl Enter']] },
  { name: messages.keys.close, ways: [['Esc']] },
];

/** In the work inbox. */
const ofTasks: readonly Shortcut[] = [
  { name: messages.keys.nextTask, ways: [['J'], ['K']] },
  { name: messages.keys.accept, ways: [['Ctrl Enter']] },
  { name: messages.keys.chooseTask, ways: [['X']] },
];

/** The font has no arrows. */
const glyphs = { ArrowUp, ArrowDown };

function Key({ name }: { name: string }) {
  const glyph = name === 'ArrowUp' || name === 'ArrowDown' ? glyphs[name] : undefined;
  return <kbd>{glyph === undefined ? name : <Icon of={glyph} size="xs" />}</kbd>;
}

/** All keys of the shell, and those of the areas the person may open. */
export function KeyList({ onBack, onClose }: { onBack: () => void; onClose: () => void }) {
  const pages = usePageItems();
  const areas = pages.flatMap(({ title, sequence }) => (sequence === undefined ? [] : [{ name: messages.goTo(title), ways: [sequence] }]));
  const tasks = pages.some(({ href }) => href === TASKS) ? ofTasks : [];
  return (
    <>
      <div className={styles.head}>
        <IconButton size="sm" label={messages.back} icon={ArrowRight} onPress={onBack} />
        <h2 className={styles.keysTitle}>{messages.keysTitle}</h2>
        <CloseButton onClose={onClose} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by itself, so the keyboard must reach it */}
      <section aria-label={messages.keysTitle} tabIndex={0} className={cx(styles.body, styles.keyBody)}>
        <dl className={styles.keyRows}>
          {[...always, ...tasks, ...areas].map(({ name, ways }) => (
            <div key={name} className={styles.keyRow}>
              <dt>{name}</dt>
              <dd>
                {ways.map((keys, way) => (
                  <Fragment key={keys.join(' ')}>
                    {way === 0 ? null : <span> {messages.or} </span>}
                    {keys.map((key, at) => (
                      <Fragment key={key}>
                        {at === 0 ? null : <span> {messages.thenKey} </span>}
                        <Key name={key} />
                      </Fragment>
                    ))}
                  </Fragment>
                ))}
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  );
}
