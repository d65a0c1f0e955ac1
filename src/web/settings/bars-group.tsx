import { Segmented } from '#ui/segmented/segmented.tsx';
import { useSettings } from '#ui/settings/settings-store.ts';
import { Switch } from '#ui/switch/switch.tsx';
import { arrangementOf } from '#web/layout/arrangement.ts';
import { changeBar, changeMenu } from './change.ts';
import messages from './settings.messages.fa.ts';
import drawer from './settings-drawer.module.css';

/** Menu: shown, folded, at which side. A menu that is a bar has no sides. */
export function MenuGroup() {
  const { style, config } = useSettings((state) => state.layout);
  const { display, folded, position } = config.navbar;
  const isBar = style === 'layout2';
  return (
    <section className={drawer.section}>
      <h3 className={drawer.heading}>{messages.regions.navbar}</h3>
      <Switch isLine isSelected={display} onChange={(next) => changeMenu({ display: next })}>
        {messages.show('navbar')}
      </Switch>
      <Switch isLine isSelected={folded && !isBar} isDisabled={isBar || !display} onChange={(next) => changeMenu({ folded: next })}>
        {messages.folded}
      </Switch>
      <Segmented
        label={messages.menuPosition}
        value={position}
        options={[
          { value: 'start', label: messages.menuPositions.start },
          { value: 'end', label: messages.menuPositions.end },
        ]}
        onChange={(next) => changeMenu({ position: next })}
        isDisabled={isBar || !display}
        reason={isBar ? messages.foldedInBar : undefined}
      />
    </section>
  );
}

/** Toolbar or footer: shown, fixed or static, across the page or beside the menu. */
export function BarGroup({ name }: { name: 'toolbar' | 'footer' }) {
  const layout = useSettings((state) => state.layout);
  const { display, style, position } = layout.config[name];
  const { mayScroll } = arrangementOf(layout)[name];
  const isBar = layout.style === 'layout2';
  const words = isBar ? messages.toolbarOfBar : messages.toolbarBesideMenu;
  const isAlwaysAcross = name === 'toolbar' && layout.style === 'layout3';
  return (
    <section className={drawer.section}>
      <h3 className={drawer.heading}>{messages.regions[name]}</h3>
      <Switch isLine isSelected={display} onChange={(next) => changeBar(name, { display: next })}>
        {messages.show(name)}
      </Switch>
      <Segmented
        label={messages.barStyle(name)}
        value={mayScroll ? style : 'fixed'}
        options={[
          { value: 'fixed', label: messages.barStyles.fixed },
          { value: 'static', label: messages.barStyles.static, isDisabled: !mayScroll },
        ]}
        onChange={(next) => changeBar(name, { style: next })}
        isDisabled={!display}
        reason={mayScroll || !display ? undefined : messages.notScrolling}
      />
      {name === 'footer' && isBar ? null : (
        <Segmented
          label={messages.barPosition(name)}
          value={isAlwaysAcross ? 'above' : position}
          options={[
            { value: 'above', label: words.above },
            { value: 'below', label: words.below },
          ]}
          onChange={(next) => changeBar(name, { position: next })}
          isDisabled={!display || isAlwaysAcross}
          reason={isAlwaysAcross ? messages.alwaysAcross : undefined}
        />
      )}
    </section>
  );
}
