import { Label, Radio, RadioGroup } from 'react-aria-components';
import type { UserSettings } from '#kernel/settings/user-settings.ts';
import { cx } from '#ui/cx/cx.ts';
import { Segmented } from '#ui/segmented/segmented.tsx';
import { useSettings } from '#ui/settings/settings-store.ts';
import unseen from '#ui/unseen/unseen.module.css';
import { changeConfig, chooseLayout } from './change.ts';
import styles from './layout-group.module.css';
import messages from './settings.messages.fa.ts';
import drawer from './settings-drawer.module.css';

type Style = UserSettings['layout']['style'];
const styleNames: readonly Style[] = ['layout1', 'layout2', 'layout3'];

/** Layout style as small pictures of the page, width, and what scrolls. */
export function LayoutGroup() {
  const { style, config } = useSettings((state) => state.layout);
  return (
    <section className={drawer.section}>
      <h3 className={drawer.heading}>{messages.layout}</h3>
      <RadioGroup value={style} onChange={(next) => chooseLayout(next as Style)} orientation="horizontal" className={cx(styles.styles)}>
        <Label className={cx(unseen.unseen)}>{messages.layoutStyle}</Label>
        {styleNames.map((name) => (
          <Radio key={name} value={name} className={cx(styles.style)}>
            <span className={cx(styles.picture, styles[name])}>
              <i />
              <i />
            </span>
            {messages.layouts[name]}
          </Radio>
        ))}
      </RadioGroup>
      <Segmented
        label={messages.width}
        value={config.mode}
        options={[
          { value: 'fullwidth', label: messages.widths.fullwidth },
          { value: 'boxed', label: messages.widths.boxed },
        ]}
        onChange={(mode) => changeConfig({ mode })}
      />
      <Segmented
        label={messages.scroll}
        value={config.scroll}
        options={[
          { value: 'content', label: messages.scrolls.content },
          { value: 'body', label: messages.scrolls.body },
        ]}
        onChange={(scroll) => changeConfig({ scroll })}
      />
    </section>
  );
}
