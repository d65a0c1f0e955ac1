import { useState } from 'react';
import { Label, Radio, RadioGroup } from 'react-aria-components';
import { type Region, regions, type ThemeName, themeNames } from '#kernel/settings/user-settings.ts';
import { cx } from '#ui/cx/cx.ts';
import { useSettings } from '#ui/settings/settings-store.ts';
import { Tabs } from '#ui/tabs/tabs.tsx';
import unseen from '#ui/unseen/unseen.module.css';
import { changeTheme } from './change.ts';
import messages from './settings.messages.fa.ts';
import drawer from './settings-drawer.module.css';
import styles from './theme-group.module.css';

/** The ten themes for each of the four regions, as small live pages in their own colours. */
export function ThemeGroup() {
  const theme = useSettings((state) => state.theme);
  const [region, setRegion] = useState<Region>('main');
  return (
    <section className={drawer.section}>
      <h3 className={drawer.heading}>{messages.themesTitle}</h3>
      <Tabs label={messages.regionTabs} isSegmented tabs={regions.map((id) => ({ id, label: messages.regions[id] }))} selected={region} onSelect={(id) => setRegion(id as Region)}>
        <RadioGroup value={theme[region]} onChange={(next) => changeTheme(region, next as ThemeName)} className={cx(styles.swatches)}>
          <Label className={cx(unseen.unseen)}>{messages.themesOf(region)}</Label>
          {themeNames.map((name) => (
            <Radio key={name} value={name} className={cx(styles.swatch)}>
              <span data-theme={name} className={styles.page}>
                <span data-theme={name} data-region="navbar" className={styles.menu}>
                  <i />
                </span>
                <span className={styles.body}>
                  <i />
                  <b />
                </span>
              </span>
              {messages.themes[name]}
            </Radio>
          ))}
        </RadioGroup>
      </Tabs>
      <p className={styles.inUse}>
        {regions.every((one) => theme[one] === theme.main) ? messages.allInUse(theme.main) : messages.inUse(regions.map((one) => [one, theme[one]] as const))}
      </p>
    </section>
  );
}
