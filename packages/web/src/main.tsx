import '@fontsource-variable/fraunces/opsz.css';
import '@fontsource-variable/atkinson-hyperlegible-next/index.css';
import './style/index.css';
import { render } from 'preact';
import { App } from './app/app.tsx';
import { followLanguage } from './app/language.ts';
import { followAddress } from './app/route.ts';
import { keepSettings } from './app/settings.ts';
import { lookAtShelf } from './app/shelf.ts';
import { keepOffline, watchNetwork } from './offline/offline.ts';

keepSettings();
followLanguage();
followAddress();
watchNetwork();
void lookAtShelf();
void keepOffline();

const page = document.getElementById('page');
if (page) render(<App />, page);
