import { createRoot } from 'react-dom/client';

const host = document.getElementById('root');
if (host) createRoot(host).render(<p>Kargozin</p>);
