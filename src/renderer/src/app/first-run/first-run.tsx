import { useCallback, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { FirstRunCard, FirstRunChoices } from './first-run-card.tsx';
import { useLocation, useNavigate } from '#renderer/lib/router.ts';
import { lazyComponent } from '#renderer/ui/loading/lazy-component.ts';
import { paths } from '#shared/contract/paths.ts';
import { hasWords } from '#shared/domain/craft/prompt/has-words.ts';
import type { Template } from '#shared/domain/craft/template/template.ts';
import { useApp } from '../model/model-context.ts';

const starters = lazyComponent(async () => (await import('./starters.tsx')).Starters);

/** On the builder of a device on which nothing was ever made; once closed or left it does not come back. */
export function FirstRun() {
  return useLocation().pathname === paths.builder.path ? <OnBuilder /> : null;
}

function OnBuilder() {
  const [isOver, setIsOver] = useState(isFirstRunOver);
  const end = useCallback(() => {
    endFirstRun();
    setIsOver(true);
    document.querySelector<HTMLElement>('main h1')?.focus();
  }, []);
  return isOver ? null : <FirstSteps onEnd={end} />;
}

function FirstSteps({ onEnd }: { readonly onEnd: () => void }) {
  const { model, services } = useApp();
  const navigate = useNavigate();
  const [isChoosing, setIsChoosing] = useState(true);
  const isNew = useIsNewDevice();
  const templates = useStore(model.library, (state) => state.templates);
  if (!isNew) return null;
  const leaveFor = (path: string) => () => {
    onEnd();
    void navigate(path);
  };
  const start = (template: Template) => {
    onEnd();
    services.openTemplate(template);
  };
  return (
    <FirstRunCard onClose={onEnd}>
      {isChoosing ? (
        <FirstRunChoices
          onMake={() => setIsChoosing(false)}
          onBrowse={leaveFor(paths.library.getHref())}
          onSell={leaveFor(paths.becomeSeller.getHref())}
        />
      ) : (
        <starters.LazyPart templates={templates} onStarter={start} onBack={() => setIsChoosing(true)} />
      )}
    </FirstRunCard>
  );
}

/** Decided by what the device has when the app starts. Typing moves nothing, but the next start knows of it. */
function useIsNewDevice(): boolean {
  const { builder, history } = useApp().model;
  const hasDraft = useStore(builder, ({ isReady, document }) => isReady && hasWords(document.data));
  const hasHistory = useStore(history, ({ entries }) => entries.length > 0);
  const isUsed = useStore(
    builder,
    ({ isReady, journal, loadError }) => isReady && (loadError !== null || journal.steps.length > 0)
  );
  const [wasUsed, setWasUsed] = useState<boolean | null>(null);
  const isReady = useStore(builder, (state) => state.isReady);
  const isLoaded = useStore(history, ({ status }) => status !== 'loading');
  if (wasUsed === null && isReady && isLoaded) setWasUsed(isUsed || hasHistory);
  useEffect(() => {
    if (hasDraft || hasHistory) endFirstRun();
  }, [hasDraft, hasHistory]);
  return wasUsed !== true;
}

// Remembers that the first steps were shown. Losing that loses no work, so a failure is only logged.

const storageKey = 'reelwright.firstRun';

export function isFirstRunOver(): boolean {
  // Written at build time, for everybody: public/theme.js hides it where it is over.
  if (typeof document === 'undefined') return false;
  try {
    return localStorage.getItem(storageKey) !== null;
  } catch (error) {
    console.warn('Could not read whether the first steps were shown', error);
    return true;
  }
}

export function endFirstRun(): void {
  try {
    localStorage.setItem(storageKey, 'done');
    document.documentElement.dataset['firstRun'] = 'over';
  } catch (error) {
    console.warn('Could not remember that the first steps were shown', error);
  }
}
