import './lib/zod-without-eval.ts';
import { startApp } from './app/start/start.tsx';
import { getRoot } from './lib/get-root.ts';
import { createDesktopPlatform } from './platform/desktop.ts';
import './ui/styles/styles.css';

void startApp(createDesktopPlatform(window.desktop), getRoot());
