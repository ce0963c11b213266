import { createContext, type ReactNode, useContext } from 'react';
import type { Platform } from '#shared/contract/platform.ts';

const PlatformContext = createContext<Platform | null>(null);

export function PlatformProvider({
  platform,
  children
}: {
  readonly platform: Platform;
  readonly children: ReactNode;
}) {
  return <PlatformContext value={platform}>{children}</PlatformContext>;
}

export function usePlatform(): Platform {
  const platform = useContext(PlatformContext);
  if (platform === null) throw new Error('usePlatform is used outside PlatformProvider');
  return platform;
}
