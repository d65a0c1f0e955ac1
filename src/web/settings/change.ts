/** The changes the drawer and the menu make to the settings, each drawn and saved at once. */
import type { LayoutConfig, Region, ThemeName, UserSettings } from '#kernel/settings/user-settings.ts';
import { changeSettings } from '#platform/settings/user/settings.ui.ts';

type Bar = 'navbar' | 'toolbar' | 'footer';

export const change = (part: Partial<UserSettings>): void => changeSettings((now) => ({ ...now, ...part }));

export const changeConfig = (part: Partial<LayoutConfig>): void => changeSettings((now) => ({ ...now, layout: { ...now.layout, config: { ...now.layout.config, ...part } } }));

export const changeBar = <B extends Bar>(name: B, part: Partial<LayoutConfig[B]>): void =>
  changeSettings((now) => {
    const { config } = now.layout;
    return { ...now, layout: { ...now.layout, config: { ...config, [name]: { ...config[name], ...part } } } };
  });

export const changeMenu = (part: Partial<LayoutConfig['navbar']>): void => changeBar('navbar', part);

/** A menu bar belongs under the toolbar, a menu at the side beside it: each style begins where its bars stand best. */
export const chooseLayout = (style: UserSettings['layout']['style']): void =>
  changeSettings((now) => {
    const { config } = now.layout;
    return { ...now, layout: { style, config: { ...config, toolbar: { ...config.toolbar, position: style === 'layout1' ? 'below' : 'above' } } } };
  });

export const changeTheme = (region: Region, theme: ThemeName): void => changeSettings((now) => ({ ...now, theme: { ...now.theme, [region]: theme } }));
