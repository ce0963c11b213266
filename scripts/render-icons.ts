// Draws every icon of the product from resources/icon.svg. Run it by hand after changing the drawing; its results
// are committed. Usage: node scripts/render-icons.ts
import { readFileSync, writeFileSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';
import { ensureBrowsers } from './find-chromium.ts';

type Variant = {
  readonly file: string;
  readonly size: number;
  /** Full bleed where the platform cuts its own shape. */
  readonly isFullBleed?: boolean;
  /** The viewfinder's corners are noise below some 64 px. */
  readonly hasFrame?: boolean;
  /** Of the mark around the middle; a maskable icon keeps to the circle of 80 %. */
  readonly scale?: number;
};

const publicFolder = 'src/renderer/public';
const variants: readonly Variant[] = [
  { file: 'resources/icon.png', size: 1024 },
  { file: `${publicFolder}/icons/icon-192.png`, size: 192 },
  { file: `${publicFolder}/icons/icon-512.png`, size: 512 },
  { file: `${publicFolder}/icons/icon-maskable-512.png`, size: 512, isFullBleed: true, scale: 0.76 },
  { file: `${publicFolder}/icons/apple-touch-icon.png`, size: 180, isFullBleed: true, scale: 0.9 },
  { file: `${publicFolder}/favicon.svg`, size: 512, hasFrame: false, scale: 1.3 }
];

const drawing = readFileSync('resources/icon.svg', 'utf8');

function deriveIcon({ isFullBleed = false, hasFrame = true, scale = 1 }: Variant): string {
  const shift = Math.round(256 * (1 - scale) * 100) / 100;
  return drawing
    .replace(/(<rect id="ground".*?) rx="\d+"/, isFullBleed ? '$1' : '$&')
    .replace(/ *<g id="frame"[\s\S]*?<\/g>\n/, hasFrame ? '$&' : '')
    .replace('<g id="content">', `<g transform="translate(${shift} ${shift}) scale(${scale})">`);
}

async function captureScreenshot(page: Page, { size, file }: Variant, svg: string): Promise<void> {
  const source = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(
    `<body style="margin:0"><img src="${source}" width="${size}" height="${size}"></body>`
  );
  await page.screenshot({ path: file, omitBackground: true });
}

const browser = await chromium.launch({ executablePath: (await ensureBrowsers()).chromium });
try {
  const page = await browser.newPage();
  for (const variant of variants) {
    const svg = deriveIcon(variant);
    if (variant.file.endsWith('.svg')) writeFileSync(variant.file, svg);
    else await captureScreenshot(page, variant, svg);
    console.log(`${variant.file} (${variant.size} px)`);
  }
} finally {
  await browser.close();
}
