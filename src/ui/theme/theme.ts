/** The one import that brings the font, the tokens, the nine themes and the base styles into the page. */
import '@fontsource-variable/vazirmatn';
import './tokens.css';
import './themes.css';
import './base.css';

export const themeNames = ['default', 'sunset', 'greeny', 'beach', 'tech', 'sweetHues', 'defaultDark', 'deepOcean', 'slate'] as const;
export type ThemeName = (typeof themeNames)[number];

export const regionNames = ['main', 'navbar', 'toolbar', 'footer'] as const;
export type RegionName = (typeof regionNames)[number];
