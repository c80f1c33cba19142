import '@fontsource-variable/fraunces/opsz.css';
import '@fontsource-variable/atkinson-hyperlegible-next/index.css';
import './style/index.css';
import './app/start.tsx';
