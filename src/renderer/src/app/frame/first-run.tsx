import { useState } from 'react';
import { useStore } from 'zustand';
import { FirstRunCard } from '#renderer/features/first-run/first-run-card.tsx';
import { endFirstRun, isFirstRunOver } from '#renderer/features/first-run/first-run-storage.ts';
import { useLocation, useNavigate } from '#renderer/lib/router.ts';
import { paths } from '#shared/contract/paths.ts';
import type { Template } from '#shared/domain/craft/template/template.ts';
import { useApp } from '../model/model-context.ts';

/** For a device on which nothing was ever made, on the builder, until something is. */
export function FirstRun() {
  const { model, flows } = useApp();
  const starter = { open: flows.useTemplate };
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [isOver, setIsOver] = useState(isFirstRunOver);
  const isUntouched = useStore(
    model.builder,
    ({ isReady, journal, loadError }) => isReady && loadError === null && journal.steps.length === 0
  );
  const hasNoHistory = useStore(
    model.history,
    ({ status, entries }) => status === 'loaded' && entries.length === 0
  );
  const templates = useStore(model.library, (state) => (state.status === 'loaded' ? state.templates : null));

  if (isOver || pathname !== paths.builder.path || !isUntouched || !hasNoHistory || templates === null) {
    return null;
  }
  const end = () => {
    endFirstRun();
    setIsOver(true);
  };
  const leaveFor = (path: string) => () => {
    end();
    void navigate(path);
  };
  const start = (template: Template) => {
    end();
    starter.open(template);
    document.querySelector<HTMLElement>('main h1')?.focus();
  };
  return (
    <FirstRunCard
      templates={templates}
      onStarter={start}
      onBrowse={leaveFor(paths.library.getHref())}
      onSell={leaveFor(paths.becomeSeller.getHref())}
      onSkip={end}
    />
  );
}
