/** Where the regions of the page stand, worked out from the settings (spec section 2.4, layout styles and options). */
import type { UserSettings } from '#kernel/settings/user-settings.ts';

interface Place {
  /** Over the whole width, above or under a menu at the side. */
  readonly isAcross: boolean;
  /** Scrolls away with the content, in a page of which only the content scrolls. */
  readonly scrolls: boolean;
  /** Whether "static" has a meaning here: a bar over the menu is outside of what scrolls, unless the whole page does. */
  readonly mayScroll: boolean;
}

export interface Arrangement {
  readonly menu: 'side' | 'bar' | 'none';
  readonly toolbar: Place;
  readonly footer: Place;
}

type Layout = UserSettings['layout'];

function placeOf({ config }: Layout, name: 'toolbar' | 'footer', isAcross: boolean): Place {
  const mayScroll = config.scroll === 'body' || !isAcross;
  return { isAcross, mayScroll, scrolls: config.scroll === 'content' && config[name].style === 'static' && !isAcross };
}

/** layout1: menu at the side; layout2: menu as a bar; layout3: menu at the side under a toolbar of the whole width. */
export function arrangementOf(layout: Layout): Arrangement {
  const { style, config } = layout;
  const isBar = style === 'layout2';
  return {
    menu: config.navbar.display ? (isBar ? 'bar' : 'side') : 'none',
    toolbar: placeOf(layout, 'toolbar', style === 'layout3' || config.toolbar.position === 'above'),
    // under a menu that is a bar the footer has the whole width anyway
    footer: placeOf(layout, 'footer', !isBar && config.footer.position === 'above'),
  };
}
