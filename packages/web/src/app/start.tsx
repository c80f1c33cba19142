// The page begins: what is remembered, the language, the address, the network, the shelf; then the first screen.
import { render } from 'preact';
import { keepOffline, watchInstalling, watchNetwork } from '../offline/offline.ts';
import { App } from './app.tsx';
import { followLanguage } from './language.ts';
import { followAddress } from './route.ts';
import { keepSettings } from './settings.ts';
import { lookAtShelf } from './shelf.ts';

keepSettings();
followLanguage();
followAddress();
watchNetwork();
watchInstalling();
void lookAtShelf();
void keepOffline();

const page = document.getElementById('page');
if (page) render(<App />, page);
