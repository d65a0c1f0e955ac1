/** The one import that brings the font, the tokens, the nine themes and the base styles into the page. */
import '@fontsource-variable/vazirmatn';
import './fonts.css';
import './tokens.css';
import './themes.css';
import './base.css';

/**
 * React Aria adds one rule through a style element, which the page's CSP (`style-src 'self'`) refuses with an error in
 * the console. base.css holds the rule; an element with this id tells React Aria that it is there.
 */
const pressableStyle = 'react-aria-pressable-style';
if (typeof document !== 'undefined' && document.getElementById(pressableStyle) === null) {
  const mark = document.createElement('meta');
  mark.id = pressableStyle;
  document.head.append(mark);
}
