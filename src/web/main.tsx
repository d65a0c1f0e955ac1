/** Start of the browser's part. */
import '#ui/theme/theme.ts';
import './shell/shell.css';
import { startApp } from './start.tsx';

const host = document.getElementById('root');
if (host) startApp(host);
