import { Minus, Plus } from 'lucide-react';
import { useId } from 'react';
import { fontSizes } from '#kernel/settings/user-settings.ts';
import { IconButton } from '#ui/button/button.tsx';
import { formatPercent } from '#ui/format/format.ts';
import { Segmented } from '#ui/segmented/segmented.tsx';
import { useSettings } from '#ui/settings/settings-store.ts';
import { Switch } from '#ui/switch/switch.tsx';
import { change } from './change.ts';
import styles from './reading-group.module.css';
import messages from './settings.messages.fa.ts';
import drawer from './settings-drawer.module.css';

/** Density, digits, unit of money, font size, motion, scrollbars. */
export function ReadingGroup() {
  const { density, digits, moneyUnit, reducedMotion, customScrollbars, singleKeys } = useSettings();
  return (
    <section className={drawer.section}>
      <h3 className={drawer.heading}>{messages.reading}</h3>
      <Segmented
        label={messages.density}
        value={density}
        options={[
          { value: 'compact', label: messages.densities.compact },
          { value: 'comfortable', label: messages.densities.comfortable },
        ]}
        onChange={(next) => change({ density: next })}
      />
      <Segmented
        label={messages.digits}
        value={digits}
        options={[
          { value: 'persian', label: messages.digitScripts.persian, sample: messages.digitSamples.persian },
          { value: 'latin', label: messages.digitScripts.latin, sample: messages.digitSamples.latin },
        ]}
        onChange={(next) => change({ digits: next })}
      />
      <Segmented
        label={messages.moneyUnit}
        value={moneyUnit}
        options={[
          { value: 'rial', label: messages.moneyUnits.rial },
          { value: 'toman', label: messages.moneyUnits.toman },
        ]}
        onChange={(next) => change({ moneyUnit: next })}
      />
      <FontSize />
      <Switch isLine isSelected={reducedMotion} onChange={(next) => change({ reducedMotion: next })}>
        {messages.reducedMotion}
      </Switch>
      <Switch isLine isSelected={customScrollbars} onChange={(next) => change({ customScrollbars: next })}>
        {messages.customScrollbars}
      </Switch>
      <Switch isLine isSelected={singleKeys} onChange={(next) => change({ singleKeys: next })}>
        {messages.singleKeys}
      </Switch>
    </section>
  );
}

/** One step smaller or larger; the size is read out after each. */
function FontSize() {
  const size = useSettings((state) => state.fontSize);
  const id = useId();
  const at = fontSizes.indexOf(size);
  const step = (by: -1 | 1): void => {
    const next = fontSizes[at + by];
    if (next !== undefined) change({ fontSize: next });
  };
  return (
    <fieldset aria-labelledby={id} className={styles.stepper}>
      <span id={id} className={styles.label}>
        {messages.fontSize}
      </span>
      <IconButton size="sm" variant="outline" label={messages.smaller} icon={Minus} isDisabled={at === 0} onPress={() => step(-1)} />
      <output className={styles.size}>{formatPercent(size)}</output>
      <IconButton size="sm" variant="outline" label={messages.larger} icon={Plus} isDisabled={at === fontSizes.length - 1} onPress={() => step(1)} />
    </fieldset>
  );
}
