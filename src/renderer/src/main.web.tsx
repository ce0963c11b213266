import './lib/zod-without-eval.ts';
import { startApp } from './app/start/start.tsx';
import { getRoot } from './lib/get-root.ts';
import { createWebPlatform } from './platform/web/web-platform.ts';
import './ui/styles/styles.css';

void startApp(createWebPlatform(), getRoot());
