// Starts the page: settings, language, address, service worker, saved games; then the first screen.
import { render } from 'preact';
import { registerServiceWorker, watchInstallPrompt, watchNetwork } from '../offline/offline.ts';
import { App } from './app.tsx';
import { followLanguage } from './language.ts';
import { followRoute } from './route.ts';
import { refreshSavedGames } from './saved-games.ts';
import { persistSettings } from './settings.ts';

persistSettings();
followLanguage();
followRoute();
watchNetwork();
watchInstallPrompt();
void refreshSavedGames();
void registerServiceWorker();

const page = document.getElementById('page');
if (page) render(<App />, page);
